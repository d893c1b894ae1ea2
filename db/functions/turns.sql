drop function if exists held(uuid, uuid, bigint);
drop function if exists save_step(uuid, uuid, uuid, uuid, bigint, int, text, jsonb);
drop function if exists open_turn(uuid, uuid, uuid), enter(uuid, uuid);

-- The steps of a turn that change the conversation's row (design.md 1.1, contract.md 4). Each locks that row and compares the
-- fence, so that a worker that was taken for dead can write nothing.

-- The functions below enter their tenant themselves: each is one statement, one round trip, one transaction. Results that are
-- not needed are assigned all the same (entered, event, told), because an assignment costs less than `perform`, which runs a
-- statement.
create or replace function enter(bot uuid, owner uuid) returns text language sql as $$
  select set_config('app.chatbot', bot::text, true) || set_config('app.user', owner::text, true)
$$;

-- Enters the tenant, and locks the conversation if this worker still holds it.
create or replace function held(bot uuid, owner uuid, conversation uuid, holding bigint) returns conversations language plpgsql as $$
declare
  entered text := enter(bot, owner);
  c conversations;
begin
  select * into c from conversations where chatbotid = bot and id = conversation and fence = holding for update;
  return c;
end $$;

-- Takes the conversation, opens or resumes its turn, and reads all that the turn needs. Null: the conversation is gone.
-- attempt: identifies this worker's hold for put_down; null for workers of an older version.
create or replace function open_turn(bot uuid, owner uuid, conversation uuid, attempt text default null) returns jsonb language plpgsql as $$
declare
  entered text := enter(bot, owner);
  c conversations;
  t turns;
  resumed boolean := true;
  written boolean := false;
  died boolean;
  lapsed boolean;
  event bigint;
  answer jsonb;
begin
  select heldsince is not null, pauseduntil < now() into died, lapsed from conversations
  where chatbotid = bot and id = conversation for update;
  -- scheduledat keeps its value: it is indexed, so a new value would have all indexes of the row written again.
  update conversations set
    fence = fence + 1, scheduledat = coalesce(scheduledat, now()), wakeat = null, heldsince = now(), heldby = attempt,
    deaths = deaths + died::int,
    pausedat = case when lapsed then null else pausedat end,
    pausedby = case when lapsed then null else pausedby end,
    pauseduntil = case when lapsed then null else pauseduntil end
  where chatbotid = bot and id = conversation returning * into c;
  if c.id is null then return null; end if;
  -- As end_pauses would have told.
  if lapsed then
    event := live_event(bot, 'conversation.resumed', jsonb_build_object('conversationId', conversation, 'by', 'time'));
  end if;

  select * into t from turns where chatbotid = bot and conversationid = conversation and doneat is null;
  if t.id is not null then
    written := exists (select 1 from messages where chatbotid = bot and turnid = t.id);
  end if;
  -- After three deaths the core ends a turn without a reply. With five, that was not possible either.
  if c.deaths >= 5 then
    c := give_up(c, owner);
    t := null;
    written := false;
  end if;
  if t.id is null and c.last_seq > c.done_seq then
    insert into turns (chatbotid, conversationid, fromseq, toseq) values (bot, conversation, c.done_seq + 1, c.last_seq)
    returning * into t;
    resumed := false;
    event := live_event(bot, 'turn.started', jsonb_build_object('turnId', t.id, 'conversationId', conversation));
  elsif t.id is not null then
    if died or (t.toseq < c.last_seq and not written) then
      update turns set deaths = deaths + died::int, toseq = case when written then toseq else c.last_seq end
      where chatbotid = bot and id = t.id returning * into t;
    end if;
  end if;

  answer := jsonb_build_object('fence', c.fence, 'deaths', c.deaths, 'outbox', to_jsonb(array(
    select jsonb_build_object('id', id, 'content', content, 'turnid', turnid)
    from messages where chatbotid = bot and conversationid = conversation
      and is_on_its_way(status, nexttryat) order by arrival)));
  if t.id is null then return answer; end if;
  answer := answer || jsonb_build_object('resumed', resumed, 'written', written,
    'turn', jsonb_build_object('id', t.id, 'toseq', t.toseq, 'result', t.result, 'reason', t.reason));
  if not written then return briefing_of(c, t, resumed, answer); end if;
  -- Whether any part of the reply was sent, or still may be.
  return answer || jsonb_build_object('delivered', exists (
    select 1 from messages where chatbotid = bot and turnid = t.id and may_have_arrived(status)));
end $$;

-- The line as a turn needs it. Null: there is none.
create or replace function turn_line(w "whatsappConnections", c conversations) returns jsonb language sql stable as $$
  select case when w.chatbotid is not null then jsonb_build_object('phonenumberid', w.phonenumberid, 'accesstoken', w.accesstoken,
    'status', case when has_ended(w) then 'TOKEN_EXPIRED' end, 'heard', heard_here(w, c)) end
$$;

-- What may stop a turn that is open already (stopFor of core/reply/stop.ts), as it is now. Null: another worker holds the
-- conversation. Asked before each change of the calendar, as the owner may have written to the client while the model thought.
create or replace function refresh_briefing(bot uuid, owner uuid, conversation uuid, holding bigint) returns jsonb language plpgsql as $$
declare
  entered text := enter(bot, owner);
  answer jsonb;
begin
  select jsonb_build_object(
    'pausedby', case when pause_holds(c.pausedat, c.pauseduntil) then coalesce(c.pausedby, 'bot') end,
    'opted_out', k.opted_out,
    'is_paused', b.is_paused,
    'accountGone', u.id is null or u.deletedat is not null,
    'connection', turn_line(w, c))
  into answer from conversations c
    join chatbots b on b.id = c.chatbotid
    join clients k on k.chatbotid = c.chatbotid and k.id = c.clientid
    left join users u on u.id = b.userid
    left join "whatsappConnections" w on w.chatbotid = c.chatbotid
  where c.chatbotid = bot and c.id = conversation and c.fence = holding;
  return answer;
end $$;

-- Stores a step, which is then never taken again. False: another worker holds the conversation. settled: what it did to an
-- appointment (bookings.sql), {key, receipt, told}, or null; workers of an older version leave it out and settle it themselves.
create or replace function save_step(bot uuid, owner uuid, conversation uuid, turn uuid, holding bigint, nth int, what text, body jsonb,
  settled jsonb default null)
returns boolean language plpgsql as $$
begin
  if held(bot, owner, conversation, holding) is null then return false; end if;
  insert into turn_steps (chatbotid, turnid, n, kind, data) values (bot, turn, nth, what, body) on conflict do nothing;
  if settled is not null then
    perform settle_slot(bot, owner, settled->>'key', settled->'receipt', nullif(settled->'told', 'null'));
  end if;
  return true;
end $$;

-- Writes the reply into the outbox, unless something new has come meanwhile ("moved": compose again) or the conversation is
-- lost. reply: {parts: [text], greeted, language, paused, simulated, quotes, notice, ending: {result, reason}}; after 3
-- compositions it goes out as it is. Its first part is claimed with it: `claim`, as claim_send answers. notice: what the owner hears
-- of it when it leaves (claim_message); workers of an older version notify before.
create or replace function queue_reply(bot uuid, owner uuid, conversation uuid, turn uuid, holding bigint, upto bigint, reply jsonb)
returns jsonb language plpgsql as $$
declare
  c conversations := held(bot, owner, conversation, holding);
  simulated boolean := (reply->>'simulated')::boolean;
  greeted boolean := (reply->>'greeted')::boolean;
  m messages;
  claim jsonb;
  parts uuid[];
  event bigint;
begin
  if c.id is null then return '{"outcome": "lost"}'; end if;
  if c.last_seq > upto then
    update turns set composed = composed + 1, toseq = c.last_seq where chatbotid = bot and id = turn and composed < 3;
    if found then
      -- Released, to be opened again: this is no death of the worker.
      update conversations set heldsince = null where chatbotid = bot and id = conversation;
      return '{"outcome": "moved"}';
    end if;
  end if;
  -- Fields that have their usual value in an open turn with a reply are left out (adapters/postgres/reply/opened-row.ts fills them in).
  if (reply->>'paused')::boolean or reply->'ending' <> '{"result": "replied"}' then
    update turns set paused = (reply->>'paused')::boolean, result = reply->'ending'->>'result', reason = reply->'ending'->>'reason'
    where chatbotid = bot and id = turn;
  end if;
  for n in 1..jsonb_array_length(reply->'parts') loop
    m := null;
    m.turnid := turn;
    m.status := case when simulated then 'sent' else 'queued' end;
    if n = 1 then
      m.quotes := reply->>'quotes';
      if not simulated then
        claim := may_leave(c, m);
        m.status := case when claim ? 'go' then 'sending' else 'queued' end;
        m.phonenumberid := claim->'go'->>'phonenumberid';
      end if;
    end if;
    -- What keeps the first part from being sent keeps the others.
    m.status := coalesce(claim->>'settled', m.status);
    m.reason := claim->>'reason';
    insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, sentat, origin,
      turnid, part, quotes, status, reason, phonenumberid, metadata)
    values (bot, c.clientid, conversation, 'OUTBOUND', 'CHATBOT', reply->'parts'->>(n - 1), reply_second(c), 'bot',
      turn, n, m.quotes, m.status, m.reason, m.phonenumberid,
      jsonb_build_object('timestamp', extract(epoch from now())::bigint, 'type', 'text', 'origin', 'bot', 'turnId', turn)
        || case when n = 1 and claim ? 'wait' and reply ? 'notice' then jsonb_build_object('notice', reply->'notice') else '{}' end)
    returning id into m.id;
    parts := parts || m.id;
    if not simulated then event := live_message(bot, m.id); end if;
  end loop;
  if reply ? 'notice' and (simulated or claim ? 'go') then
    perform add_notification(bot, reply->>'notice', true);
  end if;
  if claim ? 'go' or greeted or reply->>'language' <> coalesce(c.language, '') then
    update conversations set
      pacedto = case when claim ? 'go' then pair_paced(pacedto) else pacedto end,
      greetedat = case when greeted then now() else greetedat end,
      disclosureid = case when greeted then parts[1] else disclosureid end,
      language = coalesce(reply->>'language', language)
    where chatbotid = bot and id = conversation;
  end if;
  return jsonb_build_object('outcome', 'queued', 'ids', parts, 'claim', claim);
end $$;

-- Releases the conversation. until: when a waiting send is due. True: something new has come meanwhile, so the worker goes on.
create or replace function let_go(bot uuid, owner uuid, conversation uuid, holding bigint, until timestamptz)
returns boolean language plpgsql as $$
declare
  c conversations := held(bot, owner, conversation, holding);
  waiting boolean;
  more boolean;
begin
  if c.id is null then return false; end if;
  waiting := exists (select 1 from messages where chatbotid = bot and conversationid = conversation
    and is_on_its_way(status, nexttryat));
  -- New messages wait behind a waiting send; without one they are answered now.
  more := case when until is null then waiting or c.last_seq > c.done_seq else not waiting end;
  update conversations set
    heldsince = null,
    deaths = case when c.last_seq = c.done_seq and not waiting then 0 else deaths end,
    scheduledat = case when more then now() end,
    wakeat = case when more or (c.last_seq = c.done_seq and not waiting) then null else until end
  where chatbotid = bot and id = conversation;
  return more;
end $$;
