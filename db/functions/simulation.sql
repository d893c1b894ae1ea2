drop function if exists say_simulated(uuid, uuid, text, text, boolean);

-- The number under which a simulated client is kept. No real client has it: theirs are kept without a plus sign.
create or replace function simulated_number(phone text) returns text language sql immutable
begin atomic
  select '+' || ltrim(phone, '+');
end;

-- Whether it is the number of the customer whom the owner plays in the dashboard (core/simulation/phone.ts). The log is the
-- owner's: what others say is read in the terminal that plays them, and stands in no log.
create or replace function has_simulation_log(phone text) returns boolean language sql immutable
begin atomic
  select simulated_number(phone) = '+12025550199';
end;

-- Stores a message of the simulator's client. send: also sends a turn job, which the command line does not need, as it answers in
-- its own process. words: what the message does by its words, as in apply_keywords; if they settle it, it gets no number.
create or replace function say_simulated(bot uuid, owner uuid, phone text, said text, send boolean, words jsonb default '{}')
returns uuid language plpgsql as $$
declare
  who clients;
  c conversations;
  facts jsonb := jsonb_build_object('timestamp', extract(epoch from now())::bigint, 'type', 'text', 'simulated', true);
  heard record;
  logged boolean := has_simulation_log(phone);
begin
  perform enter(bot, owner);
  insert into clients (chatbotid, phonenumber, name, simulated) values (bot, simulated_number(phone), 'Simulador', true)
  on conflict do nothing;
  select * into who from clients where chatbotid = bot and simulated and phonenumber = simulated_number(phone);
  c := conversation_of(bot, who.id);
  select * into heard from apply_keywords(who, c, words || jsonb_build_object('content', said), now());
  insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, sentat, origin, seq, metadata)
  values (bot, who.id, c.id, 'INBOUND', 'WHATSAPP', heard.body, this_second(), 'client',
    case when not heard.settled then c.last_seq + 1 end, facts || '{"origin": "client"}');
  if logged then perform write_simulation(bot, null, 'client', heard.body); end if;
  if heard.settled then
    if heard.confirm is not null then
      insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, sentat, origin, status, reason,
        metadata)
      values (bot, who.id, c.id, 'OUTBOUND', 'CHATBOT', heard.confirm, this_second(), 'bot', 'sent', 'keyword',
        facts || '{"origin": "bot"}');
    end if;
    if logged then perform write_simulation(bot, null, 'ai_output', coalesce(heard.confirm, '[stopped: keyword]')); end if;
  end if;
  update conversations set last_seq = last_seq + case when heard.settled then 0 else 1 end, lastinboundat = this_second(),
    scheduledat = case when send and not heard.settled then coalesce(scheduledat, now()) else scheduledat end
  where chatbotid = bot and id = c.id;
  if send and not heard.settled and c.scheduledat is null then perform send_turn(bot, owner, c.id); end if;
  return c.id;
end $$;

-- Writes an entry of the simulator's log, unless the turn was deleted meanwhile, with its conversation or its bot, or its client
-- has none.
create or replace function write_simulation(bot uuid, turn uuid, what text, said text) returns void language plpgsql as $$
declare
  entry "simulationLogs";
begin
  if turn is not null then
    perform 1 from turns t
      join conversations c on c.chatbotid = t.chatbotid and c.id = t.conversationid
      join clients k on k.chatbotid = c.chatbotid and k.id = c.clientid
    where t.chatbotid = bot and t.id = turn and has_simulation_log(k.phonenumber) for key share of t;
    if not found then return; end if;
  end if;
  insert into "simulationLogs" (chatbotid, turnid, type, content) values (bot, turn, what, said) returning * into entry;
  perform live_event(bot, 'simulation.entry', jsonb_build_object('entry', jsonb_build_object(
    'timestamp', to_char(entry."timestamp" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'type', entry.type, 'content', entry.content)));
end $$;

-- Deletes a simulated conversation, with its log if it has one.
create or replace function forget_simulation(bot uuid, owner uuid, phone text) returns void language plpgsql as $$
declare
  who uuid;
  c conversations;
begin
  perform enter(bot, owner);
  select id into who from clients where chatbotid = bot and simulated and phonenumber = simulated_number(phone);
  -- The conversation is locked before the client, in the order in which a reply locks them.
  select * into c from conversations where chatbotid = bot and clientid = who for update;
  delete from clients where chatbotid = bot and id = who;
  -- Open dashboards count it among those that are paused.
  if pause_holds(c.pausedat, c.pauseduntil) then
    perform live_event(bot, 'conversation.resumed', jsonb_build_object('conversationId', c.id, 'by', 'owner'));
  end if;
  -- Rows that refer to the client were deleted with it. Memories stay, without a client.
  delete from receipts where chatbotid = bot and clientid = who;
  update memory_history set clientid = null where chatbotid = bot and clientid = who;
  if not has_simulation_log(phone) then return; end if;
  delete from "simulationLogs" where chatbotid = bot;
  -- These events hold the words, too. A page that has missed some reads the whole log again.
  delete from live_events where chatbotid = bot and event = 'simulation.entry';
end $$;

-- The chatbot that the command line simulates: the one that is wanted, or the first. Across all tenants, as whoever runs commands
-- on the server may; ids and a name only.
create or replace function first_chatbot(wanted uuid) returns table (chatbotid uuid, userid uuid, name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select b.id, b.userid, b.name from chatbots b where wanted is null or b.id = wanted order by b."createdAt" limit 1
$$;
