drop function if exists client_of(uuid, jsonb, text), client_of(uuid, jsonb, text, timestamptz), know_client(clients, jsonb, text);

-- Who a message is from: clients and their conversations, found or made.

-- Finds the client of an item, by the business-scoped id or else by the number, or makes a new one. A number that comes with
-- another id has changed hands: the client who had it loses it, and their past is not shown. A client of whom only the number is
-- known is the same person. happened: when a message was written, which may have been before its client moved.
create or replace function client_of(bot uuid, keys jsonb, called text, happened timestamptz) returns clients language plpgsql as $$
declare
  found clients;
  numbered clients;
  bsuid text := keys->>'userId';
  phone text := keys->>'phone';
begin
  for attempt in 1..3 loop
    -- One key after the other: for both at once PostgreSQL may read all of the chatbot's clients.
    select * into found from clients where chatbotid = bot and userid = bsuid;
    if found.id is null then
      -- Before whoever has the number now.
      found := who_left(bot, keys, happened);
      if found.id is not null then return found; end if;
      -- It was their number; somebody is known to have come to it since.
      if bsuid is not null and came_at(bot, phone) > happened then phone := null; end if;
      select * into found from clients where chatbotid = bot and phonenumber = phone and (userid is null or bsuid is null);
    end if;
    if found.id is not null then
      -- Whoever is known to have come to the number since is another.
      if (found.phonenumber is null and phone is not null or is_renumbered(found, keys, happened))
        and coalesce(came_at(bot, phone) <= happened, true) then
        select * into numbered from clients where chatbotid = bot and phonenumber = phone;
        if numbered.userid is not null then
          perform yield_number(numbered, happened);
        elsif found.phonenumber is null and numbered.id is not null then
          found := join_numbered(found, numbered);
        end if;
      end if;
      return found;
    end if;
    if bsuid is not null then
      select * into numbered from clients where chatbotid = bot and phonenumber = phone and userid <> bsuid;
      if numbered.id is not null and not yield_number(numbered, happened) then phone := null; end if;
    end if;
    insert into clients (chatbotid, phonenumber, userid, name) values (bot, phone, bsuid, coalesce(called, ''))
    on conflict do nothing returning * into found;
    -- Nothing was inserted: another process was quicker, and its row is read.
    if found.id is not null then return found; end if;
  end loop;
  raise serialization_failure;
end $$;

-- Merges a client of whom only the id is known with one of whom only the number is, as an item names both; if they may not yet, a
-- later item does.
create or replace function join_numbered(named clients, numbered clients) returns clients language plpgsql as $$
begin
  if not may_join(named, numbered) then return named; end if;
  return join_clients(named, numbered);
end $$;

-- Takes a number from its client, because an item names it with another id. False: they have written since that item was written,
-- so the number is theirs by now.
create or replace function yield_number(holder clients, happened timestamptz) returns boolean language plpgsql as $$
begin
  update clients set phonenumber = null
  where chatbotid = holder.chatbotid and id = holder.id and phonenumber = holder.phonenumber
    and not exists (select 1 from conversations v
      where v.chatbotid = holder.chatbotid and v.clientid = holder.id and v.lastinboundat > happened);
  return found;
end $$;

-- Whether a client has another number by what they wrote: it came beside their id, which changes with the number, so Meta has told of
-- the id alone so far.
create or replace function is_renumbered(client clients, keys jsonb, written timestamptz) returns boolean language sql stable as $$
  select coalesce(client.userid = keys->>'userId' and client.phonenumber <> keys->>'phone' and written is not null
    and coalesce(came_at(client.chatbotid, client.phonenumber) <= written, true)
    and not exists (select 1 from conversations v
      where v.chatbotid = client.chatbotid and v.clientid = client.id and v.lastinboundat > written), false)
$$;

-- Stores what an item says of its client: adds an id or a number that was missing, and replaces the name by the newest. written: when
-- they wrote it. A new number that another still has is not stored, and the old one no longer: by it another would be answered.
create or replace function know_client(client clients, keys jsonb, called text, written timestamptz default null) returns void
language plpgsql as $$
declare
  bsuid text := keys->>'userId';
  phone text := keys->>'phone';
  renumbered boolean := is_renumbered(client, keys, written);
begin
  -- They were found by what they have left (who_left), which is all that an unheard_client is known by.
  if client.userid = bsuid is not true and client.phonenumber = phone is not true then
    update clients set name = called where chatbotid = client.chatbotid and id = client.id and name = '' and called is not null;
    return;
  end if;
  if client.phonenumber is null and phone is not null or client.userid is null and bsuid is not null
     or coalesce(called, '') not in ('', client.name) or renumbered then
    begin
      update clients set
        phonenumber = case when phonenumber is null or renumbered then (select phone where not exists
          (select 1 from clients o where o.chatbotid = client.chatbotid and o.phonenumber = phone)) else phonenumber end,
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

-- What the owner reads in place of a name (nameForOwner of core/conversations/client.ts).
create or replace function name_for_owner(bot uuid, client uuid) returns text language sql stable as $$
  select coalesce((select nullif(name, '') from clients where chatbotid = bot and id = client), 'un cliente')
$$;
