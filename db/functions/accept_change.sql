drop function if exists keep_foreign(whatsapp_lines, jsonb), heed_foreign(whatsapp_lines, clients, jsonb),
  hear_edit(whatsapp_lines, clients, conversations, jsonb);

-- What is kept in the place of an id. Backslashes are doubled, as a text that becomes bytes is read with escapes.
create or replace function digest_of(id text) returns text language sql immutable
begin atomic
  select 'sha256:' || encode(sha256(replace(id, '\', '\\')::bytea), 'hex');
end;

-- The key under which provider_events remembers that a client had this number or id.
create or replace function former_key(client uuid, key text) returns text language sql immutable
begin atomic
  select digest_of(client || ' ' || key);
end;

-- Whether a client was known by this id before, or by this number and no other id: an edit that was made before they changed it may
-- arrive later. The change may also have been recorded for a client who was merged with this one since.
create or replace function was_known_as(client clients, bsuid text, phone text) returns boolean language sql stable as $$
  select exists (select 1
      from (select client.id union all select f.id from former_clients f where f.chatbotid = client.chatbotid and f.clientid = client.id) had
        join provider_events on provider = 'whatsapp' and type = 'moved' and (eventid = former_key(had.id, bsuid)
          or eventid = former_key(had.id, phone) and coalesce(subject = former_key(had.id, bsuid), true)))
    and not exists (select 1 from clients o
      where o.chatbotid = client.chatbotid and o.id <> client.id and (o.userid = bsuid or o.phonenumber = phone))
$$;

-- Whether a message was written by the person who changes it. Keys that the webhook leaves out are not compared.
create or replace function is_own(message messages, item jsonb) returns boolean language sql stable as $$
  select (message.direction = 'INBOUND') = (item->>'by' = 'client')
    and (select coalesce(c.userid = item->'from'->>'userId', c.phonenumber = item->'from'->>'phone', true)
        or was_known_as(c, item->'from'->>'userId', item->'from'->>'phone')
      from clients c where c.chatbotid = message.chatbotid and c.id = message.clientid)
$$;

-- Keeps a change whose maker is not known as the client. It may be the client, under a new number or id that Meta has not told us
-- yet: apply_kept_changes makes the change then, if that is within a week. It is kept under keys of the message and the maker,
-- behind earlier changes of theirs.
create or replace function keep_change(line whatsapp_lines, item jsonb) returns void language plpgsql as $$
begin
  insert into provider_events as e (provider, eventid, type, subject, handledat)
  select 'whatsapp', change_key(line.phonenumberid, item->>'id', writer), 'foreign', jsonb_build_array(item - 'from'), now()
  from unnest(array[item->'from'->>'userId', item->'from'->>'phone']) writer where writer is not null
  on conflict (provider, eventid) do update set subject = e.subject::jsonb || excluded.subject::jsonb, receivedat = now()
    -- A repeated delivery adds nothing.
    where not e.subject::jsonb @> excluded.subject::jsonb;
end $$;

-- Makes the changes that were kept for these keys, which are now known to be this client's, in the order in which they were made:
-- of a STOP and a START the last counts.
create or replace function apply_kept_changes(line whatsapp_lines, client clients, keys jsonb) returns void language plpgsql as $$
declare
  change jsonb;
begin
  for change in
    with kept as (
      delete from provider_events e using messages m, unnest(array[keys->>'userId', keys->>'phone']) writer
      where m.chatbotid = line.chatbotid and m.clientid = client.id and m.phonenumberid = line.phonenumberid
        and m.direction = 'INBOUND' and m.sentat > now() - interval '7 days'
        and e.provider = 'whatsapp' and e.type = 'foreign'
        and e.eventid = change_key(line.phonenumberid, m."whatsappMessageId", writer)
      returning e.subject)
    select item from kept, jsonb_array_elements(kept.subject::jsonb) with ordinality as k(item, n)
    group by item order by (item->>'at')::bigint, min(n)
  loop
    perform accept_change(line, change);
  end loop;
end $$;

-- A message was edited or deleted, by a client or by the owner in the phone app.
create or replace function accept_change(line whatsapp_lines, item jsonb) returns text language plpgsql as $$
declare
  bot uuid := line.chatbotid;
  change provider_events;
  -- An edit into the pause secret does not pause: otherwise many secrets could be tried with one message.
  secret boolean := is_pause_secret(bot, item->'secret');
  happened bigint := coalesce((item->>'at')::bigint, extract(epoch from now())::bigint);
  body text := case when secret then '[pause secret]' else item->>'content' end;
  client clients;
  conversation conversations;
  earlier messages;
  -- The message wants an answer and has none yet.
  open boolean;
  known boolean;
  changed boolean := false;
begin
  -- The message may just be getting another client: accept_move and join_clients lock the conversation, too.
  perform 1 from conversations where chatbotid = bot and id = (select m.conversationid from messages m
    where m.chatbotid = bot and m.phonenumberid = line.phonenumberid and m."whatsappMessageId" = item->>'id') for update;
  select * into earlier from messages
  where chatbotid = bot and phonenumberid = line.phonenumberid and "whatsappMessageId" = item->>'id';
  if earlier.id is not null and not is_own(earlier, item) then
    if item->>'by' = 'client' then perform keep_change(line, item || jsonb_build_object('content', body)); end if;
    return 'change_foreign';
  end if;
  if item->>'word' is not null then
    -- By the message, as the webhook may name the client by an earlier number or id.
    select * into client from clients where chatbotid = bot and id = earlier.clientid;
    if client.id is null then client := client_of(bot, item->'from', null, to_timestamp(happened)); end if;
    conversation := conversation_of(bot, client.id);
  end if;
  change := early_change(line.phonenumberid, item->>'id', item->>'by');
  select * into earlier from messages
  where chatbotid = bot and phonenumberid = line.phonenumberid and "whatsappMessageId" = item->>'id';
  select earlier.seq > done_seq into open from conversations where chatbotid = bot and id = earlier.conversationid for update;
  update messages set content = body, seq = case when not (secret and open) then seq end,
    metadata = metadata || jsonb_build_object(item->>'kind', happened)
  where chatbotid = bot and phonenumberid = line.phonenumberid and "whatsappMessageId" = item->>'id'
    -- A deleted message stays deleted, and an older edit does not replace a newer one.
    and (item->>'kind' = 'revoked' or not (metadata ? 'revoked' or change.type is not distinct from 'revoked')
      and coalesce(edited_at(metadata) <= happened, true));
  known := found;
  if known then
    changed := earlier.content is distinct from body;
    -- A reply that is being composed answers the old words. With a new number queue_reply refuses it, and it is composed again. In
    -- all other cases no number is needed: later turns read the new words, and a reply in the outbox stays.
    if changed and open and exists (select 1 from turns t where t.chatbotid = bot and t.conversationid = earlier.conversationid
        and t.doneat is null and t.toseq >= earlier.seq and t.composed < 3
        and not exists (select 1 from messages m where m.chatbotid = bot and m.turnid = t.id)) then
      update conversations set last_seq = last_seq + 1 where chatbotid = bot and id = earlier.conversationid;
    end if;
  elsif item->>'kind' = 'revoked' or (stored_message(bot, line.phonenumberid, item->>'id')).id is null then
    insert into provider_events (provider, eventid, type, subject, handledat)
    values ('whatsapp', change_key(line.phonenumberid, item->>'id', item->>'by'), item->>'kind',
      case when item->>'kind' = 'edited' then body end, to_timestamp(happened))
    on conflict (provider, eventid) do update set type = excluded.type, subject = excluded.subject, handledat = excluded.handledat
      where provider_events.type = 'edited' and (excluded.type = 'revoked' or excluded.handledat >= provider_events.handledat);
    changed := found and change.subject is distinct from body;
  end if;
  -- Only if the words changed: at a repeated delivery the client may have opted in again since.
  if changed and conversation.id is not null then
    perform apply_edited_keywords(line, client, conversation, item);
  end if;
  return case when known then item->>'kind' else 'change_unknown' end;
end $$;

-- An edit into an opt-out or opt-in counts as if the message had been written so.
create or replace function apply_edited_keywords(line whatsapp_lines, client clients, conversation conversations, item jsonb)
returns void language plpgsql as $$
declare
  heard record;
begin
  select * into heard from apply_keywords(client, conversation, item, to_timestamp((item->>'at')::double precision));
  if heard.confirm is null then return; end if;
  perform live_message(line.chatbotid, confirm_word(line, conversation, heard.confirm));
  update conversations set wakeat = now() where chatbotid = line.chatbotid and id = conversation.id and scheduledat is null;
end $$;
