drop function if exists accept_account_notice(jsonb), accept_health(jsonb);

-- One POST of Meta's, one call: stores everything it holds and says which conversations need a turn job
-- (contract.md 3.3, design.md 1.1). What each item means was decided before, by core/conversations/inbound.ts; here it is
-- applied under the locks that make repeats, order and numbering true:
--
-- * a message id is stored once per line; a message that replaces its own ghost (131060) is the one exception;
-- * a message that wants an answer takes the next number of its conversation under that row's lock;
-- * a conversation has at most one job out (scheduledat): the worker that holds it looks again before it lets go.
--
-- batch: [{kind, line, ...}], in storing order: by line, moves first, then messages, then what changes them.
-- answer: {"outcomes": {outcome: count}, "jobs": how many turn jobs were sent}
create or replace function accept_messages(batch jsonb) returns jsonb language plpgsql as $$
declare
  number text;
  items jsonb;
  item jsonb;
  outcomes jsonb := '{}';
  jobs int := 0;
  outcome text;
  line whatsapp_lines;
  due uuid;
begin
  for number, items in
    select value->>'line', jsonb_agg(value order by ordinality)
    from jsonb_array_elements(batch) with ordinality group by 1 order by min(ordinality)
  loop
    select * into line from whatsapp_lines where phonenumberid = number and number <> 'placeholder';
    perform set_config('app.chatbot', coalesce(line.chatbotid::text, ''), true);
    if line.chatbotid is not null and jsonb_array_length(items) > 1 then perform lock_conversations(line, items); end if;
    for item in select value from jsonb_array_elements(items) loop
      due := null;
      if item->>'kind' in ('account', 'health') then
        outcome := accept_line_news(item);
      elsif line.chatbotid is null then
        outcome := 'unknown_number';
      else
        case item->>'kind'
          when 'message' then
            select a.outcome, a.due into outcome, due from accept_message(line, item) a;
          when 'status' then
            select a.outcome, a.due into outcome, due from accept_status(line, item) a;
          when 'echo' then outcome := accept_echo(line, item);
          when 'edited', 'revoked' then outcome := accept_change(line, item);
          when 'moved' then outcome := accept_move(line, item);
          else outcome := 'ignored';
        end case;
      end if;
      outcomes := jsonb_set(outcomes, array[outcome], to_jsonb(coalesce((outcomes->>outcome)::int, 0) + 1));
      if due is not null then
        perform send_turn(line.chatbotid, line.userid, due);
        jobs := jobs + 1;
      end if;
    end loop;
  end loop;
  return jsonb_build_object('outcomes', outcomes, 'jobs', jobs);
end $$;

-- The conversations that several items touch are locked in one order, so that two batches never wait for each other.
create or replace function lock_conversations(line whatsapp_lines, items jsonb) returns void language plpgsql as $$
begin
  perform 1 from conversations c
  where c.chatbotid = line.chatbotid and c.clientid in (
    select k.id from jsonb_array_elements(items) i join clients k
      on k.chatbotid = line.chatbotid and k.userid = i.value->'from'->>'userId'
    union select k.id from jsonb_array_elements(items) i join clients k
      on k.chatbotid = line.chatbotid and k.phonenumber = i.value->'from'->>'phone'
    union select m.clientid from jsonb_array_elements(items) i join messages m
      on m.chatbotid = line.chatbotid and m.phonenumberid = line.phonenumberid and m."whatsappMessageId" = i.value->>'id'
    union select m.clientid from jsonb_array_elements(items) i join messages m
      on m.chatbotid = line.chatbotid and m.id = (i.value->>'ours')::uuid)
  order by c.id for update;
end $$;

-- The client of an item: by the business-scoped id, then by number. A number that comes with another person's id is that
-- person's now, and leaves whoever had it: a recycled number shows nobody's past.
create or replace function client_of(bot uuid, keys jsonb, called text) returns clients language plpgsql as $$
declare
  found clients;
  bsuid text := keys->>'userId';
  phone text := keys->>'phone';
begin
  for attempt in 1..3 loop
    select * into found from clients
    where chatbotid = bot and (userid = bsuid or phonenumber = phone and (userid is null or bsuid is null))
    order by userid is not distinct from bsuid desc, createdat limit 1;
    if found.id is not null then return found; end if;
    if bsuid is not null then
      update clients set phonenumber = null where chatbotid = bot and phonenumber = phone and userid <> bsuid;
    end if;
    insert into clients (chatbotid, phonenumber, userid, name) values (bot, phone, bsuid, coalesce(called, ''))
    on conflict do nothing returning * into found;
    -- Nothing: somebody else was quicker. Read theirs.
    if found.id is not null then return found; end if;
  end loop;
  raise serialization_failure;
end $$;

-- What an item tells of its client beside its words: an id or a number not seen before joins the row, the newest name is kept.
create or replace function know_client(client clients, keys jsonb, called text) returns void language plpgsql as $$
declare
  bsuid text := keys->>'userId';
  phone text := keys->>'phone';
begin
  if client.phonenumber is null and phone is not null or client.userid is null and bsuid is not null
     or coalesce(called, '') not in ('', client.name) then
    update clients set
      phonenumber = case when phonenumber is null and not exists
        (select 1 from clients o where o.chatbotid = client.chatbotid and o.phonenumber = phone) then phone else phonenumber end,
      userid = case when userid is null and not exists
        (select 1 from clients o where o.chatbotid = client.chatbotid and o.userid = bsuid) then bsuid else userid end,
      name = coalesce(nullif(called, ''), name)
    where chatbotid = client.chatbotid and id = client.id;
  end if;
end $$;

create or replace function conversation_of(bot uuid, client uuid) returns conversations language plpgsql as $$
declare
  found conversations;
begin
  select * into found from conversations where chatbotid = bot and clientid = client for update;
  if found.id is null then
    insert into conversations (chatbotid, clientid) values (bot, client) on conflict do nothing;
    select * into found from conversations where chatbotid = bot and clientid = client for update;
  end if;
  return found;
end $$;

-- A purged message leaves the hash of its id, so that a late repeat is still known (retention, 98 days).
create or replace function seen_before(bot uuid, line text, message text) returns messages language plpgsql stable as $$
declare
  known messages;
begin
  select * into known from messages m
  where m.chatbotid = bot and m.phonenumberid = line
    and m."whatsappMessageId" in (message, 'sha256:' || encode(sha256(message::bytea), 'hex'))
  limit 1;
  return known;
end $$;

-- A message that is known is a repeat, unless it is the real one behind a ghost.
create or replace function is_repeat(known messages, type text) returns boolean language sql immutable
begin atomic
  select known.id is not null and not (known.metadata->>'type' = 'unsupported' and type <> 'unsupported');
end;

-- Under which name a withdrawal is remembered whose message has not come: the order of arrival is not promised.
create or replace function withdrawal_of(line text, message text) returns text language sql immutable
begin atomic
  select 'sha256:' || encode(sha256((line || ' ' || message)::bytea), 'hex');
end;

create or replace function live_event(bot uuid, name text, body jsonb) returns void language plpgsql as $$
begin
  insert into live_events (chatbotid, event, data) values (bot, name, body);
end $$;

create or replace function accept_message(line whatsapp_lines, item jsonb, out outcome text, out due uuid) language plpgsql as $$
declare
  bot uuid := line.chatbotid;
  happened timestamptz := to_timestamp((item->>'at')::double precision);
  late boolean := happened < now() - interval '24 hours';
  known messages;
  client clients;
  conversation conversations;
  message messages;
  facts jsonb := jsonb_strip_nulls(jsonb_build_object('timestamp', (item->>'at')::bigint, 'type', item->>'type',
    'origin', 'client', 'late', case when late then true end));
  body text := item->>'content';
  wants text := case when late then 'none' else item->>'answer' end;
  word text := item->>'word';
  secret boolean := false;
  confirm text;
  number bigint;
begin
  client := client_of(bot, item->'from', item->>'name');
  conversation := conversation_of(bot, client.id);
  perform know_client(client, item->'from', item->>'name');
  -- Under the conversation's lock now: what a parallel delivery stored meanwhile is visible.
  known := seen_before(bot, line.phonenumberid, item->>'id');
  if is_repeat(known, item->>'type') then
    outcome := 'duplicate';
    return;
  end if;
  -- The specification's own guard: the same words of the same client within 5 seconds.
  if known.id is null and item->>'answer' = 'turn' and exists (
      select 1 from messages m where m.chatbotid = bot and m.clientid = client.id and m.direction = 'INBOUND'
        and m.content = body and m.metadata->>'type' = item->>'type'
        and m.sentat between happened - interval '5 seconds' and happened + interval '5 seconds') then
    outcome := 'repeated_words';
    return;
  end if;

  if item->>'secret' is not null then
    secret := exists (select 1 from chatbots c where c.id = bot and item->'secret' ? c.pause_secret)
      and (select count(*) from messages m where m.chatbotid = bot and m.clientid = client.id
             and m.direction = 'INBOUND' and m.createdat > now() - interval '1 hour') < 20;
  end if;
  if secret then
    body := '[pause secret]';
    -- It was stored under an earlier key: that one is needed no more.
    update chatbots set pause_secret = item->'secret'->>0 where id = bot and pause_secret <> item->'secret'->>0;
    wants := 'none';
    update conversations set
      pausedat = case when pausedat is null then now() end, pauseduntil = null,
      pausedby = case when pausedat is null then 'secret' end
    where chatbotid = bot and id = conversation.id;
    perform live_event(bot, case when conversation.pausedat is null then 'conversation.paused' else 'conversation.resumed' end,
      jsonb_build_object('conversationId', conversation.id, 'by', 'secret'));
  elsif word = 'stop' then
    wants := 'none';
    update clients set opted_out = true, optedoutat = now() where chatbotid = bot and id = client.id and not opted_out;
    if found then confirm := item->>'confirmation'; end if;
  elsif word = 'start' then
    update clients set opted_out = false, optedoutat = null where chatbotid = bot and id = client.id and opted_out;
    if found then
      wants := 'none';
      confirm := item->>'confirmation';
    end if;
  end if;
  if exists (select 1 from provider_events where provider = 'whatsapp'
      and eventid = withdrawal_of(line.phonenumberid, item->>'id')) then
    body := '[deleted]';
    wants := 'none';
  end if;

  number := case when wants <> 'none' then conversation.last_seq + 1 end;
  if known.id is not null then
    -- The real message behind a ghost: it takes its place, and a number of its own.
    update messages set content = body, sentat = happened, seq = number, metadata = facts
    where chatbotid = bot and id = known.id returning * into message;
  else
    insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, phonenumberid,
      "whatsappMessageId", sentat, origin, metadata, seq)
    values (bot, client.id, conversation.id, 'INBOUND', 'WHATSAPP', body, line.phonenumberid, item->>'id', happened, 'client',
      facts, number)
    returning * into message;
  end if;
  if confirm is not null then
    insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, phonenumberid, sentat, origin,
      status, reason, metadata)
    values (bot, client.id, conversation.id, 'OUTBOUND', 'CHATBOT', confirm, line.phonenumberid, now(), 'bot', 'queued',
      'keyword', jsonb_build_object('timestamp', extract(epoch from now())::bigint, 'type', 'text', 'origin', 'bot'));
    wants := 'confirmation';
  end if;

  update conversations set
    last_seq = last_seq + case when wants in ('turn', 'not_text') then 1 else 0 end,
    lastinboundat = greatest(lastinboundat, happened),
    -- A ghost waits a second for its real message; everything else goes at once.
    wakeat = case when (item->>'ghost')::boolean and wants = 'not_text' and scheduledat is null
      then now() + interval '1 second' else wakeat end,
    scheduledat = case
      when wants = 'none' or (wants = 'not_text' and (item->>'ghost')::boolean) then scheduledat
      else coalesce(scheduledat, now()) end
  where chatbotid = bot and id = conversation.id;
  if wants <> 'none' and conversation.scheduledat is null
     and not (wants = 'not_text' and (item->>'ghost')::boolean) then
    due := conversation.id;
  end if;
  perform live_event(bot, 'message.created', jsonb_build_object('id', message.id));
  if late then
    perform add_notification(bot, 'Han llegado mensajes con más de 24 horas de retraso: WhatsApp ya no deja responderlos. '
      || 'Están en la conversación.');
  end if;
  outcome := case when late then 'late' else 'stored' end;
end $$;

-- Delivery states only move forward; failed is final. A status that proves an unknown send wakes its conversation.
create or replace function accept_status(line whatsapp_lines, item jsonb, out outcome text, out due uuid) language plpgsql as $$
declare
  bot uuid := line.chatbotid;
  rank constant jsonb := '{"queued":0,"sending":1,"unknown":1,"not_sent":1,"cancelled":1,"sent":2,"delivered":3,"read":4,"failed":5}';
  message messages;
  conversation conversations;
  faulty boolean;
  general boolean;
begin
  select * into message from messages
  where chatbotid = bot and direction = 'OUTBOUND' and origin = 'bot'
    and ("whatsappMessageId" = item->>'id' and phonenumberid = line.phonenumberid
         or (item->>'ours') is not null and id = (item->>'ours')::uuid)
  order by (id::text = item->>'ours') desc nulls last limit 1;
  if message.id is null then
    outcome := 'status_unknown';
    return;
  end if;
  conversation := conversation_of(bot, message.clientid);
  select * into message from messages where chatbotid = bot and id = message.id for update;
  if (rank->>(item->>'status'))::int <= coalesce((rank->>message.status)::int, 0) then
    outcome := 'status_old';
    return;
  end if;
  update messages set
    status = item->>'status',
    "whatsappMessageId" = coalesce("whatsappMessageId", item->>'id'),
    nexttryat = null,
    errorcode = coalesce((item->>'errorCode')::int, errorcode),
    reason = case when item->>'status' = 'failed' then 'Failed to send WhatsApp message' else reason end
  where chatbotid = bot and id = message.id;
  perform live_event(bot, 'message.status', jsonb_strip_nulls(jsonb_build_object(
    'id', message.id, 'status', item->>'status', 'errorCode', (item->>'errorCode')::int)));
  if item->>'status' = 'failed' then perform note_send_fault(message, (item->>'errorCode')::int, item->'fault'); end if;
  -- What the line is known for changes seldom: it is looked at once a status, and locked when it does.
  select "lastErrorMessage" is not null, aipricedat is not null into faulty, general from "whatsappConnections" where chatbotid = bot;
  if faulty and item->>'status' in ('delivered', 'read') then perform line_delivers(message); end if;
  if general is distinct from coalesce((item->>'aiPriced')::boolean, general) then perform note_price(bot, not general); end if;
  if message.status in ('unknown', 'sending', 'queued') and conversation.scheduledat is null then
    update conversations set scheduledat = now(), wakeat = null where chatbotid = bot and id = conversation.id;
    due := conversation.id;
  end if;
  outcome := 'status';
end $$;

-- What the owner wrote in the phone app: the bot falls silent in this conversation until 12 hours after the last of it.
create or replace function accept_echo(line whatsapp_lines, item jsonb) returns text language plpgsql as $$
declare
  bot uuid := line.chatbotid;
  happened timestamptz := to_timestamp((item->>'at')::double precision);
  quiet timestamptz := happened + interval '12 hours';
  client clients;
  conversation conversations;
  known messages;
begin
  known := seen_before(bot, line.phonenumberid, item->>'id');
  if known.id is not null then return 'duplicate'; end if;
  client := client_of(bot, item->'from', null);
  conversation := conversation_of(bot, client.id);
  perform know_client(client, item->'from', null);
  known := seen_before(bot, line.phonenumberid, item->>'id');
  if known.id is not null then return 'duplicate'; end if;
  -- Our own sends come back as echoes of shared numbers, perhaps before the send call has returned.
  if (item->>'ours') is not null
     and exists (select 1 from messages m where m.chatbotid = bot and m.id = (item->>'ours')::uuid) then
    return 'own_echo';
  end if;
  insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, phonenumberid, "whatsappMessageId",
    sentat, origin, metadata)
  values (bot, client.id, conversation.id, 'OUTBOUND', 'WHATSAPP', item->>'content', line.phonenumberid, item->>'id', happened,
    'owner_app', jsonb_build_object('timestamp', (item->>'at')::bigint, 'type', item->>'type', 'origin', 'owner_app'));
  update messages set status = 'cancelled', reason = 'owner_app', nexttryat = null
  where chatbotid = bot and conversationid = conversation.id and status = 'queued' and coalesce(reason, '') <> 'keyword';
  -- Only the owner's phone app writes so: Meta takes 20 a second of numbers that are shared with it.
  update "whatsappConnections" set sharedwithapp = true, throughput = 20 where chatbotid = bot and not sharedwithapp;
  if quiet > now() and (conversation.pausedat is null or conversation.pauseduntil is not null) then
    update conversations set pausedat = coalesce(pausedat, now()), pausedby = 'owner_app',
      pauseduntil = greatest(pauseduntil, quiet)
    where chatbotid = bot and id = conversation.id;
    perform live_event(bot, 'conversation.paused', jsonb_build_object('conversationId', conversation.id, 'by', 'owner_app'));
  end if;
  return 'echo';
end $$;

create or replace function accept_change(line whatsapp_lines, item jsonb) returns text language plpgsql as $$
begin
  update messages set content = item->>'content',
    metadata = metadata || jsonb_build_object(item->>'kind', true)
  where chatbotid = line.chatbotid and phonenumberid = line.phonenumberid and "whatsappMessageId" = item->>'id';
  if found then return item->>'kind'; end if;
  if item->>'kind' = 'revoked' then
    insert into provider_events (provider, eventid, type, handledat)
    values ('whatsapp', withdrawal_of(line.phonenumberid, item->>'id'), 'revoked', now()) on conflict do nothing;
  end if;
  return 'change_unknown';
end $$;

-- A client changed number or user id: the row moves with the person; a row that stood there already stays as it is.
create or replace function accept_move(line whatsapp_lines, item jsonb) returns text language plpgsql as $$
declare
  bot uuid := line.chatbotid;
  client clients;
begin
  select * into client from clients where chatbotid = bot
    and (userid = item->'from'->>'userId' or phonenumber = item->'from'->>'phone') limit 1;
  if client.id is null then return 'move_unknown'; end if;
  perform 1 from conversations where chatbotid = bot and clientid = client.id for update;
  update clients set
    phonenumber = coalesce(item->'to'->>'phone', phonenumber),
    userid = coalesce(item->'to'->>'userId', userid)
  where chatbotid = bot and id = client.id
    and not exists (select 1 from clients o where o.chatbotid = bot and o.id <> client.id
      and (o.phonenumber = item->'to'->>'phone' or o.userid = item->'to'->>'userId'));
  return case when found then 'moved' else 'move_taken' end;
end $$;

-- Whether Meta means the chatbot's line with this number; null means each of the account, and so does a line of unknown number.
create or replace function line_has_number(bot uuid, number text) returns boolean language plpgsql stable as $$
declare
  own text;
begin
  if number is null then return true; end if;
  select regexp_replace(coalesce((select n->>'display' from jsonb_array_elements(w.numbers) n
    where n->>'phonenumberid' = w.phonenumberid limit 1), w.assignednumber, ''), '\D', '', 'g') into own
  from "whatsappConnections" w where chatbotid = bot;
  return coalesce(own, '') in ('', number);
end $$;

-- Meta's word about an account or about the health of its numbers, written where the owner looks: it was taken away, deleted,
-- restricted, banned or given back (account); how it is rated, and how much it may send (health).
create or replace function accept_line_news(item jsonb) returns text language plpgsql as $$
declare
  line whatsapp_lines;
  outcome text := 'unknown_number';
begin
  for line in select * from whatsapp_lines where businessaccountid = item->>'account' order by phonenumberid loop
    perform set_config('app.chatbot', line.chatbotid::text, true);
    if not line_has_number(line.chatbotid, item->>'number') then continue; end if;
    outcome := item->>'kind';
    if outcome = 'health' then
      perform note_health(line.chatbotid, item->'news', item->'worse');
    else
      perform note_account(line.chatbotid, item);
    end if;
  end loop;
  perform set_config('app.chatbot', '', true);
  return outcome;
end $$;

create or replace function note_account(bot uuid, item jsonb) returns void language plpgsql as $$
begin
  -- The token may be dead with it: the line is looked at now instead of tomorrow (tend_lines).
  update "whatsappConnections" set "lastErrorMessage" = item->>'note', "lastErrorTime" = now(), updatedat = now(),
    checkedat = '-infinity'
  where chatbotid = bot and item->>'note' is not null;
  update "whatsappConnections" set "lastErrorMessage" = null, "lastErrorTime" = null
  where chatbotid = bot and item->'ends' ? "lastErrorMessage";
  if item->>'told' is not null then perform add_notification(bot, item->>'told'); end if;
  perform tell_line(bot);
end $$;
