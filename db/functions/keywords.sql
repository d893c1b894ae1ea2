-- What the words of a message do by themselves (contract.md 4.7): the pause secret, an opt-out, an opt-in.

-- Whether words are the pause secret. hashes: those that their keyed hash may have been stored as.
create or replace function is_pause_secret(bot uuid, hashes jsonb) returns boolean language sql stable as $$
  select exists (select 1 from chatbots c where c.id = bot and hashes ? c.pause_secret)
$$;

-- Does what the words of a message say: the pause secret, an opt-out or an opt-in (contract.md 4.7). settled: no turn has to answer
-- it; body: what is stored of it; confirm: the sentence that answers it. Its conversation is locked.
create or replace function apply_keywords(client clients, conversation conversations, item jsonb, happened timestamptz,
  out settled boolean, out body text, out confirm text) language plpgsql as $$
declare
  bot uuid := client.chatbotid;
  word text := item->>'word';
  paused boolean := pause_holds(conversation.pausedat, conversation.pauseduntil);
begin
  settled := false;
  body := item->>'content';
  if is_pause_secret(bot, item->'secret') then
    -- It is never stored as it was typed. After so many messages in an hour it does nothing, and is answered as a wrong one is, so
    -- that guessing it tells nothing.
    body := '[pause secret]';
    settled := (select count(*) from messages m where m.chatbotid = bot and m.clientid = client.id
      and m.direction = 'INBOUND' and m.createdat > now() - interval '1 hour') < 20;
    if not settled then return; end if;
    -- It would have been over by now.
    if is_before_resume(happened, conversation.resumedat) then return; end if;
    -- If the secret was hashed with an earlier key, it is stored again under the current one.
    update chatbots set pause_secret = item->'secret'->>0 where id = bot and pause_secret <> item->'secret'->>0;
    update conversations set
      pausedat = case when not paused then now() end, pauseduntil = null, pausedby = case when not paused then 'secret' end
    where chatbotid = bot and id = conversation.id;
    perform live_event(bot, case when paused then 'conversation.resumed' else 'conversation.paused' end,
      jsonb_build_object('conversationId', conversation.id, 'by', 'secret'));
  elsif word = 'stop' then
    settled := true;
    -- An opt-out that was written before the opt-in and arrives after it changes nothing.
    update clients set opted_out = true, optedoutat = happened
    where chatbotid = bot and id = client.id and not opted_out and coalesce(optedinat <= happened, true);
    if found then confirm := item->>'confirmation'; end if;
    perform note_word(client, word, happened);
  elsif word = 'start' then
    -- An opt-in that was written before the opt-out and arrives after it changes nothing.
    update clients set opted_out = false, optedoutat = null
    where chatbotid = bot and id = client.id and opted_out and coalesce(optedoutat <= happened, true);
    settled := found;
    if found then confirm := item->>'confirmation'; end if;
    perform note_word(client, word, happened);
  end if;
end $$;

-- Remembers when a client last opted out or in, whichever of the two counts: another word that was written before may arrive later.
create or replace function note_word(client clients, word text, happened timestamptz) returns void language sql as $$
  update clients set
    optedoutat = case when word = 'stop' and optedoutat < happened then happened else optedoutat end,
    -- A provider's clock that is ahead must not make opt-outs count for nothing.
    optedinat = case when word = 'start' then greatest(optedinat, least(happened, now())) else optedinat end
  where chatbotid = client.chatbotid and id = client.id
    and (word = 'stop' and optedoutat < happened or word = 'start' and coalesce(optedinat < happened, true))
$$;

-- Queues the sentence that confirms an opt-out or its end.
create or replace function confirm_word(line whatsapp_lines, conversation conversations, sentence text) returns uuid
language plpgsql as $$
declare
  confirmation uuid;
begin
  insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, phonenumberid, sentat, origin,
    status, reason, metadata)
  values (line.chatbotid, conversation.clientid, conversation.id, 'OUTBOUND', 'CHATBOT', sentence, line.phonenumberid,
    reply_second(conversation), 'bot', 'queued', 'keyword',
    jsonb_build_object('timestamp', extract(epoch from now())::bigint, 'type', 'text', 'origin', 'bot'))
  returning id into confirmation;
  return confirmation;
end $$;

-- The specification's guard against duplicates: whether the same client has sent the same words within 5 seconds. An opt-out or
-- opt-in is no duplicate if they wrote anything else in between: of STOP, START, STOP the last counts.
create or replace function repeats_words(client clients, item jsonb, happened timestamptz) returns boolean
language plpgsql stable as $$
declare
  bot uuid := client.chatbotid;
  -- What the words are stored as if they are the pause secret.
  as_secret text := case when is_pause_secret(bot, item->'secret') then '[pause secret]' end;
begin
  -- The order of messages_history: without it PostgreSQL may read all that the chatbot's clients wrote in these ten seconds.
  return coalesce((select true from messages m where m.chatbotid = bot and m.clientid = client.id and m.direction = 'INBOUND'
    and m.content in (item->>'content', as_secret) and m.metadata->>'type' = item->>'type'
    and m.sentat between happened - interval '5 seconds' and happened + interval '5 seconds'
    and not (item->>'word' is not null and exists (select 1 from messages n where n.chatbotid = bot and n.clientid = client.id
      and n.direction = 'INBOUND' and n.content <> m.content and (n.sentat, n.arrival) > (m.sentat, m.arrival)
      and n.sentat <= happened))
    order by m.sentat desc, m.arrival desc limit 1), false);
end $$;
