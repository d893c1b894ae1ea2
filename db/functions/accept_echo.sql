-- Whether words from the phone app are its own greeting or away message, which are echoed like what the owner writes, some four or five
-- seconds after the client's message; what comes sooner is the owner's, who had begun before it. Meta marks them by nothing, but nobody
-- reads a message and types so much so fast; unless client or bot wrote before, at whose words the owner may have begun, and these are
-- not what the app has sent this client by itself today. A shorter greeting pauses, as contract.md 3.3 has it of every echo.
create or replace function is_automatic(bot uuid, client uuid, type text, words text, happened timestamptz) returns boolean
language sql stable as $$
  -- Not from lastinboundat: what came meanwhile may be stored already.
  select type = 'text' and length(words) >= 60
    and coalesce(bool_or(sentat between quick and happened - interval '2 seconds' and direction = 'INBOUND')
      and (bool_or(metadata ? 'automatic' and content = words) or not bool_or(sentat < quick and sentat >= recent)), false)
  from (select happened - interval '10 seconds', happened - interval '10 minutes') as reading (quick, recent)
  join messages on chatbotid = bot and clientid = client and sentat between happened - interval '1 day' and happened
  group by ()
$$;

-- A message that the owner wrote in the phone app: the bot is silent in this conversation for the next 12 hours, or as long
-- as it was to be already. One that the app sends by itself is stored, and changes nothing.
create or replace function accept_echo(line whatsapp_lines, item jsonb) returns text language plpgsql as $$
declare
  bot uuid := line.chatbotid;
  happened timestamptz := to_timestamp((item->>'at')::double precision);
  quiet timestamptz := happened + interval '12 hours';
  client clients;
  conversation conversations;
  known messages;
  change provider_events;
  written uuid;
  automatic boolean;
  body text := case when is_pause_secret(bot, item->'secret') then '[pause secret]' else item->>'content' end;
begin
  known := stored_message(bot, line.phonenumberid, item->>'id');
  if known.id is not null or linked_since(bot, happened) and is_of_chatbot_before(line, item, happened) then return 'duplicate'; end if;
  client := client_of(bot, item->'from', item->>'name', happened);
  conversation := conversation_of(bot, client.id);
  known := stored_message(bot, line.phonenumberid, item->>'id');
  if known.id is not null then return 'duplicate'; end if;
  -- The phone app echoes our own sends, too, even before the call that sends has returned. Of one that does not name our id, the words
  -- tell: the owner does not write the same at that moment. Of a message that may have been sent twice one id is stored at most, and
  -- what is told of the other may come later. A send waits for a day at most.
  if exists (select 1 from messages m where m.chatbotid = bot and m.id = (item->>'ours')::uuid)
     or exists (select 1 from messages m where m.chatbotid = bot and m.clientid = client.id and m.sentat > happened - interval '2 days'
       and m.origin = 'bot' and m.content = body and (m.status in ('sending', 'unknown') or m.possible_duplicate)) then
    perform know_client(client, item->'from', item->>'name');
    return 'own_echo';
  end if;
  -- Any other echo shows that the phone app uses the number, too: then Meta allows 20 messages a second. The connection before the
  -- client of this echo, whom their new name and the message lock: in the order of a link.
  update "whatsappConnections" set sharedwithapp = true, throughput = 20 where chatbotid = bot and not sharedwithapp;
  perform know_client(client, item->'from', item->>'name');
  change := early_change(line.phonenumberid, item->>'id', 'owner');
  automatic := is_automatic(bot, client.id, item->>'type', item->>'content', happened);
  insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, phonenumberid, "whatsappMessageId",
    sentat, origin, metadata)
  values (bot, client.id, conversation.id, 'OUTBOUND', 'WHATSAPP',
    case change.type when 'revoked' then '[deleted]' when 'edited' then change.subject else body end, line.phonenumberid,
    item->>'id',
    happened, 'owner_app', jsonb_strip_nulls(jsonb_build_object('timestamp', (item->>'at')::bigint, 'type', item->>'type',
      'origin', 'owner_app', 'automatic', case when automatic then true end,
      'edited', case change.type when 'edited' then extract(epoch from change.handledat)::bigint end)))
  returning id into written;
  if change.type = 'edited' then
    delete from provider_events where provider = 'whatsapp' and eventid = change.eventid;
  end if;
  perform live_message(bot, written);
  -- An echo that arrives days late does not pause the conversation, nor one from before the owner let the bot speak again.
  if automatic or quiet <= now() or is_before_resume(happened, conversation.resumedat) then return 'echo'; end if;
  for known in update messages set status = 'cancelled', reason = 'owner_app', nexttryat = null
    where chatbotid = bot and conversationid = conversation.id and status = 'queued' and not possible_duplicate
      and coalesce(reason, '') <> 'keyword'
    returning *
  loop
    perform live_status(known);
  end loop;
  -- It may have been to wait for hours: its turn ends now, and the owner hears of what it did in the calendar.
  if found then
    update conversations set wakeat = now() where chatbotid = bot and id = conversation.id and wakeat > now();
  end if;
  -- A pause without an end keeps none. The bot's becomes the owner's: even the reply that told of it is not sent any more.
  if conversation.pausedat is null or conversation.pauseduntil is not null or coalesce(conversation.pausedby, 'bot') = 'bot' then
    update conversations set
      -- A pause that is over begins anew.
      pausedat = case when pause_holds(pausedat, pauseduntil) then pausedat else now() end, pausedby = 'owner_app',
      pauseduntil = case when pausedat is null or pauseduntil is not null then greatest(pauseduntil, quiet) end
    where chatbotid = bot and id = conversation.id;
    perform live_event(bot, 'conversation.paused', jsonb_build_object('conversationId', conversation.id, 'by', 'owner_app'));
  end if;
  return 'echo';
end $$;

-- Ends the pause of an echo that was stored before the message which it answered, as Meta promises no order: only this one shows that
-- the phone app sent it by itself. What the owner had written before pauses for as long as it did. conversation: as it was before this
-- message, and locked.
create or replace function end_automatic_pause(conversation conversations) returns void language plpgsql as $$
declare
  bot uuid := conversation.chatbotid;
  quiet timestamptz;
begin
  update messages set metadata = metadata || '{"automatic": true}'
  where chatbotid = bot and clientid = conversation.clientid and origin = 'owner_app'
    and sentat = conversation.pauseduntil - interval '12 hours'
    and is_automatic(bot, clientid, metadata->>'type', content, sentat);
  if not found then return; end if;
  select max(sentat) + interval '12 hours' into quiet from messages
  where chatbotid = bot and clientid = conversation.clientid and origin = 'owner_app' and not metadata ? 'automatic'
    and sentat > now() - interval '12 hours' and not is_before_resume(sentat, conversation.resumedat);
  update conversations set pauseduntil = quiet, pausedat = case when quiet is not null then pausedat end,
    pausedby = case when quiet is not null then pausedby end
  where chatbotid = bot and id = conversation.id and pauseduntil = conversation.pauseduntil;
  if found and quiet is null then
    perform live_event(bot, 'conversation.resumed', jsonb_build_object('conversationId', conversation.id, 'by', 'owner_app'));
  end if;
end $$;
