drop function if exists is_withdrawn(text, text), withdrawal_of(text, text), change_of(text, text), changed_before(text, text),
  change_of(text, text, text), changed_before(text, text, text), seen_before(uuid, text, text),
  hear_words(clients, conversations, jsonb, timestamptz);

-- A message of a client.

-- Finds a message by Meta's id. Of an old one only the hash of the id is left, for late repeats (retention.sql).
create or replace function stored_message(bot uuid, line text, message text) returns messages language plpgsql stable as $$
declare
  known messages;
begin
  select * into known from messages m
  where m.chatbotid = bot and m.phonenumberid = line
    and m."whatsappMessageId" in (message, digest_of(message))
  limit 1;
  return known;
end $$;

-- Whether a message that is stored already is a repeat. It is not if a ghost is stored and its real message comes now: Meta may
-- first say of a message that it cannot be shown (error 131060), and send it itself, with the same id, a moment later.
create or replace function is_repeat(known messages, type text) returns boolean language sql immutable as $$
  select known.id is not null and not (known.metadata->>'type' in ('unsupported', 'unknown') and type not in ('unsupported', 'unknown'))
$$;

-- Whether an item that was written before this chatbot got its number is stored in the chatbot that had the number then: Meta tells
-- things twice. ours: the echo of a reply of that one's, which may be stored with an earlier time than the echo has.
create or replace function is_of_chatbot_before(line whatsapp_lines, item jsonb, happened timestamptz) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from messages m
    where m.sentat between happened - interval '10 minutes' and happened + interval '10 minutes'
      and m.phonenumberid = line.phonenumberid and m.chatbotid <> line.chatbotid
      and (m.id = (item->>'ours')::uuid or m."whatsappMessageId" = item->>'id' and is_repeat(m, item->>'type')))
$$;

-- The key under which an edit or deletion is kept until its message arrives, as Meta promises no order. The client need not be part
-- of it: until then nobody else knows the message's id. Without a side: it was stored by an older version.
create or replace function change_key(line text, message text, side text) returns text language sql immutable
begin atomic
  select digest_of(line || ' ' || message || coalesce(' ' || side, ''));
end;

-- The edit or deletion that arrived before its message; it is kept for a week at most (retention.sql).
create or replace function early_change(line text, message text, side text) returns provider_events language sql stable as $$
  select * from provider_events
  where provider = 'whatsapp' and eventid in (change_key(line, message, side), change_key(line, message, null))
  order by type = 'revoked' desc limit 1
$$;

-- When a message was last edited, in epoch seconds; null: never, or before this was recorded.
create or replace function edited_at(metadata jsonb) returns bigint language sql immutable
begin atomic
  select case when jsonb_typeof(metadata->'edited') = 'number' then (metadata->>'edited')::bigint end;
end;

-- Does to a message what was done to it before it is stored: by an edit or deletion that arrived before it, or to its ghost.
-- facts: what its metadata say of that; settled: no turn has to answer it.
create or replace function apply_early_change(line whatsapp_lines, item jsonb, ghost messages,
  inout body text, out facts jsonb, out settled boolean) language plpgsql as $$
declare
  change provider_events := early_change(line.phonenumberid, item->>'id', 'client');
begin
  facts := '{}';
  settled := false;
  if ghost.metadata ? 'revoked' then
    change.type := 'revoked';
  elsif ghost.metadata ? 'edited' then
    change.type := 'edited';
    change.subject := ghost.content;
    change.handledat := to_timestamp(edited_at(ghost.metadata));
  end if;
  if change.type = 'revoked' then
    body := '[deleted]';
    facts := jsonb_build_object('revoked',
      coalesce(ghost.metadata->'revoked', to_jsonb(extract(epoch from change.handledat)::bigint)));
    settled := true;
  elsif change.type = 'edited' then
    delete from provider_events where provider = 'whatsapp' and eventid = change.eventid;
    -- The pause secret is not stored.
    if body = item->>'content' then
      body := change.subject;
      facts := jsonb_build_object('edited', extract(epoch from change.handledat)::bigint);
      settled := body = '[pause secret]';
    end if;
  end if;
end $$;

-- Stores a message in its conversation, in place of its ghost if there is one. number: if it wants an answer.
create or replace function store_message(line whatsapp_lines, conversation conversations, item jsonb, ghost messages, body text,
  facts jsonb, number bigint) returns uuid language plpgsql as $$
declare
  bot uuid := line.chatbotid;
  happened timestamptz := to_timestamp((item->>'at')::double precision);
  quoted uuid;
  stored uuid;
begin
  -- Only a message of the same conversation, as the quoted id comes from outside.
  if item->>'quotes' is not null then
    select m.id into quoted from messages m
    where m.chatbotid = bot and m."whatsappMessageId" = item->>'quotes' and m.phonenumberid = line.phonenumberid
      and m.conversationid = conversation.id;
  end if;
  if ghost.id is not null then
    -- Under a new number. The ghost may have been of another record of the same person.
    update messages set clientid = conversation.clientid, conversationid = conversation.id, content = body, sentat = happened,
      seq = number, metadata = facts, quotes = quoted
    where chatbotid = bot and id = ghost.id returning id into stored;
  else
    insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, phonenumberid,
      "whatsappMessageId", sentat, origin, metadata, seq, quotes)
    values (bot, conversation.clientid, conversation.id, 'INBOUND', 'WHATSAPP', body, line.phonenumberid, item->>'id', happened,
      'client', facts, number, quoted)
    returning id into stored;
  end if;
  return stored;
end $$;

-- Notes that a message came, and what it wants: none, or else a reply, as soon as a worker is free.
-- answer: the conversation, if it needs a turn job.
create or replace function schedule_answer(conversation conversations, wants text, ghost boolean, happened timestamptz) returns uuid
language plpgsql as $$
declare
  -- A ghost's turn waits a second for the real message; all others begin at once.
  waits boolean := wants = 'not_text' and ghost;
begin
  update conversations set
    last_seq = last_seq + case when wants in ('turn', 'not_text') then 1 else 0 end,
    lastinboundat = greatest(lastinboundat, happened),
    wakeat = case when waits and scheduledat is null then now() + interval '1 second' else wakeat end,
    scheduledat = case when wants = 'none' or waits then scheduledat else coalesce(scheduledat, now()) end
  where chatbotid = conversation.chatbotid and id = conversation.id;
  return case when wants <> 'none' and not waits and conversation.scheduledat is null then conversation.id end;
end $$;

-- Stores a message and does what it says. outcome: for the counters; due: the conversation, if it needs a turn job.
create or replace function accept_message(line whatsapp_lines, item jsonb, out outcome text, out due uuid) language plpgsql as $$
declare
  bot uuid := line.chatbotid;
  happened timestamptz := to_timestamp((item->>'at')::double precision);
  late boolean := happened < now() - interval '24 hours';
  wants text := case when late then 'none' else item->>'answer' end;
  body text := item->>'content';
  known messages;
  client clients;
  conversation conversations;
  heard record;
  changed record;
  message uuid;
  confirm text;
  confirmation uuid;
  event bigint;
begin
  if linked_since(bot, happened) and is_of_chatbot_before(line, item, happened) then
    outcome := 'duplicate';
    return;
  end if;
  client := client_of(bot, item->'from', item->>'name', happened);
  conversation := conversation_of(bot, client.id);
  perform know_client(client, item->'from', item->>'name', happened);
  -- The conversation is locked, so what another delivery has stored meanwhile is visible.
  known := stored_message(bot, line.phonenumberid, item->>'id');
  if is_repeat(known, item->>'type') then
    outcome := 'duplicate';
    return;
  end if;
  if known.id is null and item->>'answer' = 'turn' and repeats_words(client, item, happened) then
    -- Another word that was written between the two may come after them.
    if item->>'word' is not null then perform note_word(client, item->>'word', happened); end if;
    outcome := 'repeated_words';
    return;
  end if;

  if item->>'word' is not null or item->>'secret' is not null then
    heard := apply_keywords(client, conversation, item, happened);
    body := heard.body;
    if heard.settled then wants := 'none'; end if;
    confirm := heard.confirm;
  end if;
  changed := apply_early_change(line, item, known, body);
  if changed.settled then wants := 'none'; end if;
  message := store_message(line, conversation, item, known, changed.body,
    jsonb_strip_nulls(jsonb_build_object('timestamp', (item->>'at')::bigint, 'type', item->>'type', 'origin', 'client',
      'late', case when late then true end)) || changed.facts,
    case when wants <> 'none' then conversation.last_seq + 1 end);
  event := live_message(bot, message);
  if conversation.pauseduntil - interval '12 hours' between happened and happened + interval '10 seconds' then
    perform end_automatic_pause(conversation);
  end if;
  if confirm is not null then
    conversation.lastinboundat := greatest(conversation.lastinboundat, happened);
    confirmation := confirm_word(line, conversation, confirm);
    event := live_message(bot, confirmation);
    wants := 'confirmation';
  end if;
  due := schedule_answer(conversation, wants, (item->>'ghost')::boolean, happened);
  if late then
    perform add_notification(bot, 'Han llegado mensajes con más de 24 horas de retraso: WhatsApp ya no deja responderlos. '
      || 'Míralos en WhatsApp Business si tienes allí el número.');
  end if;
  outcome := case when late then 'late' else 'stored' end;
end $$;
