-- Who a message is from: clients and their conversations, found or made.

-- Finds the client of an item, by the business-scoped id or else by the number, or makes a new one. A number that comes with
-- another id has changed hands: the client who had it loses it, and their past is not shown. A client of whom only the number is
-- known is the same person.
create or replace function client_of(bot uuid, keys jsonb, called text) returns clients language plpgsql as $$
declare
  found clients;
  numbered clients;
  bsuid text := keys->>'userId';
  phone text := keys->>'phone';
begin
  for attempt in 1..3 loop
    select * into found from clients
    where chatbotid = bot and (userid = bsuid or phonenumber = phone and (userid is null or bsuid is null))
    order by userid is not distinct from bsuid desc, createdat limit 1;
    if found.id is not null then
      if found.phonenumber is null and phone is not null then
        select * into numbered from clients where chatbotid = bot and phonenumber = phone;
        if numbered.userid is not null then
          update clients set phonenumber = null where chatbotid = bot and id = numbered.id and phonenumber = phone;
        -- Not while an appointment is being booked for one of them, as its receipt would then belong to nobody: they are merged
        -- with a later message.
        elsif numbered.id is not null and not is_booked_for(found) and not is_booked_for(numbered) then
          found := join_clients(found, numbered);
        end if;
      end if;
      return found;
    end if;
    if bsuid is not null then
      update clients set phonenumber = null where chatbotid = bot and phonenumber = phone and userid <> bsuid;
    end if;
    insert into clients (chatbotid, phonenumber, userid, name) values (bot, phone, bsuid, coalesce(called, ''))
    on conflict do nothing returning * into found;
    -- Nothing was inserted: another process was quicker, and its row is read.
    if found.id is not null then return found; end if;
  end loop;
  raise serialization_failure;
end $$;

-- Stores what an item says of its client: adds an id or a number that was missing, and replaces the name by the newest.
create or replace function know_client(client clients, keys jsonb, called text) returns void language plpgsql as $$
declare
  bsuid text := keys->>'userId';
  phone text := keys->>'phone';
begin
  if client.phonenumber is null and phone is not null or client.userid is null and bsuid is not null
     or coalesce(called, '') not in ('', client.name) then
    begin
      update clients set
        phonenumber = case when phonenumber is null and not exists
          (select 1 from clients o where o.chatbotid = client.chatbotid and o.phonenumber = phone) then phone else phonenumber end,
        userid = case when userid is null and not exists
          (select 1 from clients o where o.chatbotid = client.chatbotid and o.userid = bsuid) then bsuid else userid end,
        name = coalesce(nullif(called, ''), name)
      where chatbotid = client.chatbotid and id = client.id;
    exception when unique_violation then
      -- Another process has just stored this number or id: the transaction is repeated and sees it.
      raise serialization_failure;
    end;
  end if;
end $$;

-- Finds or makes the conversation of a client, and locks it.
create or replace function conversation_of(bot uuid, client uuid) returns conversations language plpgsql as $$
declare
  found conversations;
begin
  select * into found from conversations where chatbotid = bot and clientid = client for update;
  if found.id is null then
    insert into conversations (chatbotid, clientid)
    select bot, id from clients where chatbotid = bot and id = client for key share
    on conflict do nothing;
    select * into found from conversations where chatbotid = bot and clientid = client for update;
    -- The client has just been deleted with their chatbot: the transaction is repeated and finds out.
    if found.id is null then raise serialization_failure; end if;
  end if;
  return found;
end $$;

-- A client has a new number or user id, and keeps their row. If they have written under the new id already, both rows are theirs
-- and are merged. A row that has only the new number may be of its earlier holder, and stays as it is.
create or replace function accept_move(line whatsapp_lines, item jsonb) returns text language plpgsql as $$
declare
  bot uuid := line.chatbotid;
  client clients;
  newer clients;
  before clients;
  moved boolean;
begin
  -- Whoever has the old number under another id is not meant: they got it after this client had left it. Some webhooks name only the
  -- new id, beside the old number.
  select * into client from clients where chatbotid = bot and (userid = item->'from'->>'userId'
    or phonenumber = item->'from'->>'phone'
      and (item->'from'->>'userId' = item->'to'->>'userId' or coalesce(userid = item->'from'->>'userId', true)))
  order by userid is not distinct from item->'from'->>'userId' desc limit 1;
  if client.id is null then return 'move_unknown'; end if;
  before := client;
  select * into newer from clients where chatbotid = bot and userid = item->'to'->>'userId' and id <> client.id;
  if newer.id is not null then
    client := join_clients(client, newer);
    update clients set userid = newer.userid, phonenumber = coalesce(newer.phonenumber,
      case when item->'from'->>'phone' is not null and item->'to'->>'phone' is null then phonenumber end)
    where chatbotid = bot and id = client.id;
  end if;
  perform 1 from conversations where chatbotid = bot and clientid = client.id for update;
  -- Another client who had this number has lost it.
  update clients set phonenumber = null where chatbotid = bot and id <> client.id
    and phonenumber = item->'to'->>'phone' and userid <> item->'to'->>'userId';
  begin
    update clients set
      -- A new id means a new number. If that is hidden, the old number would reach somebody else, or nobody.
      phonenumber = coalesce(item->'to'->>'phone',
        case when item->'from'->>'phone' is not null or item->'to'->>'userId' = userid then phonenumber end),
      -- The id changes with the number. If the webhook does not name the new one, the next message will.
      userid = coalesce(item->'to'->>'userId', case when coalesce(item->'to'->>'phone' = phonenumber, true) then userid end)
    where chatbotid = bot and id = client.id
      and not exists (select 1 from clients o where o.chatbotid = bot and o.id <> client.id
        and (o.phonenumber = item->'to'->>'phone' or o.userid = item->'to'->>'userId'));
    moved := found;
  exception when unique_violation then
    -- As in know_client.
    raise serialization_failure;
  end;
  if not moved then return 'move_taken'; end if;
  -- The old number and id are remembered for as long as messages from under them may be edited or deleted (was_known_as).
  insert into provider_events (provider, eventid, type, subject, handledat)
  select 'whatsapp', former_key(client.id, key), 'moved',
    case when key = before.phonenumber then former_key(client.id, before.userid) end, now()
  from unnest(array[before.phonenumber, before.userid]) key where key is not null
  on conflict (provider, eventid) do update set subject = excluded.subject, receivedat = now();
  perform heed_foreign(line, client, item->'to');
  return 'moved';
end $$;
