drop function if exists who_left(uuid, text, timestamptz), half_moved(uuid, jsonb, timestamptz),
  join_old_number(clients, jsonb, timestamptz);

-- The clients who have left this number or id, and until when what is written from it is theirs. byid: they have left the id, which
-- nobody gets after them. A number that they had under another id than the one beside it is not meant.
create or replace function leavers_of(bot uuid, keys jsonb) returns table (client clients, leftat timestamptz, byid boolean)
language sql stable as $$
  select c, e.handledat, key is not distinct from keys->>'userId' from unnest(array[keys->>'userId', keys->>'phone']) key
    join provider_events e on e.provider = 'whatsapp' and e.type = 'left' and e.eventid = former_key(bot, key)
    join provider_events m on m.provider = 'whatsapp' and m.type = 'moved' and m.eventid = former_key(e.subject::uuid, key)
      and coalesce(m.subject = former_key(e.subject::uuid, keys->>'userId'), true)
    left join former_clients f on f.chatbotid = bot and f.id = e.subject::uuid
    join clients c on c.chatbotid = bot and c.id = coalesce(f.clientid, e.subject::uuid)
$$;

-- The client who had this number or id when something was written, and has left it since: Meta promises no order, and repeats for
-- days what it could not deliver. Whoever writes from it later is another, and so is who has its number under another id.
create or replace function who_left(bot uuid, keys jsonb, happened timestamptz) returns clients language sql stable as $$
  select client from leavers_of(bot, keys) where happened <= leftat order by byid desc limit 1
$$;

-- Whether one half of this change of a client's was told before, and not the other: Meta tells of the new number and of the new id, which
-- come together, in webhooks of their own, too. After the first half their other new key is unknown, or still the old number, or that
-- of what they have written since.
create or replace function lacks_half(client clients, old jsonb, new jsonb) returns boolean language sql immutable as $$
  select coalesce(case when new->>'phone' is null then client.userid is null
    else new->>'userId' is null and client.userid <> coalesce(old->>'userId', '')
      and coalesce(client.phonenumber in (old->>'phone', new->>'phone'), true) end, false)
$$;

-- When a client last came to this number, as far as a change told of it: what was told of it before is not theirs.
create or replace function came_at(bot uuid, phone text) returns timestamptz language sql stable as $$
  select handledat from provider_events where provider = 'whatsapp' and type = 'came' and eventid = former_key(bot, 'came ' || phone)
$$;

-- The client of whom this is the other half. An hour is more than the two are ever apart. By the number alone it is not them if another
-- has got that meanwhile.
create or replace function half_moved(bot uuid, old jsonb, new jsonb, happened timestamptz) returns clients language sql stable as $$
  select client from leavers_of(bot, old)
  where happened between leftat - interval '1 hour' and leftat + interval '1 hour' and lacks_half(client, old, new)
    -- Not told again.
    and coalesce(came_at(bot, new->>'phone') <> happened, true)
    and (byid or happened < came_at(bot, old->>'phone') or not exists (select 1 from clients o
      where o.chatbotid = bot and o.id <> (client).id and o.phonenumber = old->>'phone'))
  order by byid desc limit 1
$$;

-- Whether a change that names a client's number, and not their id, is another's, who had that number before: it was made before this
-- client came to the number; or somebody is known to have left it, and the change names their id, or may be the other half of theirs,
-- or this client has neither come nor written since; or it was made before this client wrote last, by somebody who was never heard of.
create or replace function is_of_former(client clients, old jsonb, new jsonb, happened timestamptz) returns boolean
language sql stable as $$
  select coalesce(k.came > happened, false) or coalesce(
    (select (l.client).id <> client.id and (l.byid or not (coalesce(k.wrote > l.leftat and k.wrote <= happened, false)
        or coalesce(k.came > l.leftat, false) and not lacks_half(l.client, old, new)))
      from leavers_of(client.chatbotid, old) l where l.byid or happened <= l.leftat + interval '1 hour' order by l.byid desc limit 1),
    client.userid is not null and k.wrote > happened, false)
  from (select came_at(client.chatbotid, old->>'phone') as came,
    (select lastinboundat from conversations where chatbotid = client.chatbotid and clientid = client.id) as wrote) k
$$;

-- Remembers that a client had this number or id, for as long as messages from under it may be edited or deleted (was_known_as), and
-- until when. beside: the id that they had with the number.
create or replace function remember_left(client clients, key text, beside text, happened timestamptz) returns void language sql as $$
  insert into provider_events (provider, eventid, type, subject, handledat)
  values ('whatsapp', former_key(client.id, key), 'moved', former_key(client.id, beside), now())
  on conflict (provider, eventid) do update set subject = excluded.subject, receivedat = now();
  insert into provider_events (provider, eventid, type, subject, handledat)
  values ('whatsapp', former_key(client.chatbotid, key), 'left', client.id, happened)
  -- Of two who left the same one, the first is remembered: to the other, what the first wrote would be a stranger's.
  on conflict (provider, eventid) do update set handledat = excluded.handledat, receivedat = now()
    where provider_events.subject = excluded.subject
$$;

-- The row of a client under the number that they came to, where they have written from it, or the owner to it, before their change of
-- number is told. It is theirs if nobody else has come to the number since, and they wrote nothing from there before the change; where
-- only the owner wrote, he neither. Else it is the number's earlier holder's. A row with an id is theirs only if neither the change nor
-- its other half names one.
create or replace function who_came(client clients, new jsonb, half boolean, happened timestamptz) returns clients
language plpgsql stable as $$
declare
  came clients;
begin
  select * into came from clients k
  where k.chatbotid = client.chatbotid and k.phonenumber = new->>'phone' and k.id <> client.id
    and (k.userid is null or not half and new->>'userId' is null)
    and coalesce(came_at(client.chatbotid, new->>'phone') <= happened, true)
    and (select coalesce(min(m.sentat) filter (where m.direction = 'INBOUND'), min(m.sentat)) from messages m
      where m.chatbotid = k.chatbotid and m.clientid = k.id) >= happened;
  return came;
end $$;

-- The row of a client who has left the new number or id since, too: their later change was told first. Whoever wrote from the number
-- before they came to it is its earlier holder.
create or replace function who_went_on(client clients, new jsonb, happened timestamptz) returns clients language sql stable as $$
  select l.client from leavers_of(client.chatbotid, new) l
  where happened <= leftat and (l.client).id <> client.id and (byid or not exists (select 1 from messages m
    where m.chatbotid = client.chatbotid and m.clientid = (l.client).id and m.sentat < happened))
  order by byid desc limit 1
$$;

-- A row for a client of whom nothing has come yet: what they wrote before their change may come later, and is theirs. Null: somebody
-- is known to have left this number or id, so it is not told for the first time; or it says of a number alone that another has.
create or replace function unheard_client(bot uuid, old jsonb) returns clients language plpgsql as $$
declare
  made clients;
begin
  if exists (select 1 from leavers_of(bot, old)) then return null; end if;
  insert into clients (chatbotid, phonenumber, userid)
  select bot, k.phone, old->>'userId'
  from (select case when not exists (select 1 from clients where chatbotid = bot and phonenumber = old->>'phone')
    then old->>'phone' end as phone) k
  where coalesce(k.phone, old->>'userId') is not null
  returning * into made;
  return made;
exception when unique_violation then
  raise serialization_failure;
end $$;

-- Merges a client, of whom the new number was told by the old one alone, with the row of the id that its other half names beside that:
-- their number was not known.
create or replace function join_old_id(client clients, old jsonb, happened timestamptz) returns clients language plpgsql as $$
declare
  named clients;
begin
  select * into named from clients
  where chatbotid = client.chatbotid and userid = old->>'userId' and phonenumber is null and id <> client.id;
  if named.id is null then return client; end if;
  client := join_numbered(named, client);
  perform remember_left(client, old->>'userId', null, happened);
  return client;
end $$;

-- The client whose change this is. half: its other half was told before; unheard: nothing of theirs has come yet. No client: it is
-- nobody's of whom we know.
create or replace function mover_of(bot uuid, item jsonb, old jsonb, happened timestamptz,
  out client clients, out half boolean, out unheard boolean) language plpgsql as $$
begin
  client := half_moved(bot, old, item->'to', happened);
  half := client.id is not null;
  unheard := false;
  if half and client.userid is null then client := join_old_id(client, old, happened); end if;
  -- Whoever has the old number under another id is not meant: they got it after this client had left it.
  if not half then
    select * into client from clients where chatbotid = bot and (userid = item->'from'->>'userId'
      or phonenumber = item->'from'->>'phone'
        and (item->'from'->>'userId' = item->'to'->>'userId' or coalesce(userid = item->'from'->>'userId', true)))
    order by userid is not distinct from item->'from'->>'userId' desc limit 1;
  end if;
  if client.id is null then
    client := unheard_client(bot, old);
    unheard := client.id is not null;
  end if;
  -- A change that is told again, or late, when another has the old number already, is not theirs; nor is one to what they have left
  -- since.
  if client.id is not null and (client.id = (who_left(bot, item->'to', happened)).id
      or not half and (client.userid = item->'from'->>'userId') is not true and is_of_former(client, old, item->'to', happened)) then
    client := null;
  end if;
end $$;

-- Whether it was told before only that another has a client's number, which they had with the id that they have.
create or replace function has_lost(client clients, phone text) returns boolean language sql stable as $$
  select exists (select 1 from provider_events where provider = 'whatsapp' and type = 'moved'
    and eventid = former_key(client.id, phone) and subject = former_key(client.id, client.userid))
$$;

-- Merges a client of whom only the id is known with the row of the number that the change names beside it: until then that was
-- theirs, too. Left with its row, it would be the next holder's. Whoever is known to have come to it later is that already.
create or replace function join_old_number(client clients, old jsonb, half boolean, happened timestamptz) returns clients
language plpgsql as $$
declare
  numbered clients;
begin
  if client.phonenumber is null and (half or client.userid = old->>'userId')
    and coalesce(came_at(client.chatbotid, old->>'phone') <= happened, true) then
    select * into numbered from clients k where chatbotid = client.chatbotid and phonenumber = old->>'phone' and userid is null
      and not exists (select 1 from conversations v
        where v.chatbotid = client.chatbotid and v.clientid = k.id and v.lastinboundat > happened);
  end if;
  if numbered.id is null then return client; end if;
  client := join_numbered(client, numbered);
  -- Who told the first half did not know that they had it.
  if half then perform remember_left(client, old->>'phone', old->>'userId', happened); end if;
  return client;
end $$;

-- The row that a client has under the new number or id already. went_on: they have another number or id by now.
create or replace function newer_of(client clients, new jsonb, half boolean, happened timestamptz,
  out newer clients, out went_on boolean) language plpgsql as $$
begin
  went_on := false;
  select * into newer from clients where chatbotid = client.chatbotid and userid = new->>'userId' and id <> client.id;
  if newer.id is null then newer := who_came(client, new, half, happened); end if;
  if newer.id is null then
    newer := who_went_on(client, new, happened);
    went_on := newer.id is not null;
  end if;
end $$;

-- Merges both rows of a client. The newer one's number and id count, and of the other's what the change leaves.
create or replace function join_newer(client clients, newer clients, old jsonb, new jsonb, half boolean) returns clients
language plpgsql as $$
declare
  joined clients := join_clients(client, newer);
begin
  update clients set userid = coalesce(newer.userid, case when half then client.userid end), phonenumber = coalesce(newer.phonenumber,
    case when half or old->>'phone' is not null and new->>'phone' is null then phonenumber end)
  where chatbotid = joined.chatbotid and id = joined.id;
  return joined;
end $$;

-- Another client who had the new number has lost it, unless they have come to it or written since, and the change does not name whose
-- it is. What was written from it before is theirs, and so is a change that is told late.
create or replace function take_from_holder(client clients, new jsonb, happened timestamptz) returns void language plpgsql as $$
declare
  loser clients;
begin
  update clients k set phonenumber = null where chatbotid = client.chatbotid and id <> client.id
    and phonenumber = new->>'phone' and coalesce(userid <> new->>'userId', userid is not null
      and coalesce(came_at(k.chatbotid, phonenumber) <= happened, true) and not exists (select 1 from conversations v
        where v.chatbotid = k.chatbotid and v.clientid = k.id and v.lastinboundat > happened)) returning * into loser;
  if loser.id is not null then perform remember_left(loser, new->>'phone', loser.userid, happened); end if;
end $$;

-- Gives a client the new number and id. False: another has one of them. lost: has_lost.
create or replace function give_keys(client clients, old jsonb, new jsonb, half boolean, lost boolean) returns boolean
language plpgsql as $$
begin
  update clients set
    -- A new id means a new number. If that is hidden, the old number would reach somebody else, or nobody.
    phonenumber = coalesce(new->>'phone',
      case when half or old->>'phone' is not null or new->>'userId' = userid then phonenumber end),
    -- The id changes with the number. If the webhook does not name the new one, the next message will.
    userid = coalesce(new->>'userId', case when not lost and (half or coalesce(new->>'phone' = phonenumber, true)) then userid end)
  where chatbotid = client.chatbotid and id = client.id
    and not exists (select 1 from clients o where o.chatbotid = client.chatbotid and o.id <> client.id
      and (o.phonenumber = new->>'phone' or o.userid = new->>'userId'));
  return found;
exception when unique_violation then
  -- Another process has just stored the new number or id: the transaction is repeated and sees it.
  raise serialization_failure;
end $$;

-- Remembers what a client has come to, and what they have left. before: as they were; lost: has_lost. With the first half what they
-- had before was remembered; not the id, if only their number was lost.
create or replace function remember_move(client clients, before clients, new jsonb, half boolean, lost boolean, happened timestamptz)
returns void language plpgsql as $$
begin
  insert into provider_events as e (provider, eventid, type, handledat)
  select 'whatsapp', former_key(client.chatbotid, 'came ' || (new->>'phone')), 'came', happened where new->>'phone' is not null
  on conflict (provider, eventid) do update set handledat = greatest(e.handledat, excluded.handledat), receivedat = now();
  if not half and before.phonenumber is not null then perform remember_left(client, before.phonenumber, before.userid, happened); end if;
  if (lost or not half) and before.userid is not null then perform remember_left(client, before.userid, null, happened); end if;
end $$;

-- A client has a new number or user id, and keeps their row. If they have written under the new one already, both rows are theirs
-- and are merged. A row of the new number's earlier holder who is known by nothing else stays as it is.
create or replace function accept_move(line whatsapp_lines, item jsonb) returns text language plpgsql as $$
declare
  bot uuid := line.chatbotid;
  happened timestamptz := to_timestamp((item->>'at')::double precision);
  -- The old number and id. Some webhooks name only the new id, beside the old number.
  old jsonb := case when item->'from'->>'userId' = item->'to'->>'userId' then (item->'from') - 'userId' else item->'from' end;
  new jsonb := item->'to';
  mover record := mover_of(bot, item, old, happened);
  client clients := mover.client;
  before clients;
  other record;
  lost boolean;
begin
  if client.id is null then return 'move_unknown'; end if;
  lost := mover.half and has_lost(client, old->>'phone');
  client := join_old_number(client, old, mover.half, happened);
  before := client;
  other := newer_of(client, new, mover.half, happened);
  if (other.newer).id is not null then
    -- Not for long: Meta is asked to tell it again (whatsapp-webhook.ts).
    if not may_join(client, other.newer) then return 'move_waits'; end if;
    client := join_newer(client, other.newer, old, new, mover.half);
  end if;
  perform 1 from conversations where chatbotid = bot and clientid = client.id for update;
  if not other.went_on then
    perform take_from_holder(client, new, happened);
    if not give_keys(client, old, new, mover.half, lost) then
      if mover.unheard then
        delete from clients k where k.chatbotid = bot and k.id = client.id
          and not exists (select 1 from conversations v where v.chatbotid = bot and v.clientid = k.id);
      end if;
      return 'move_taken';
    end if;
  end if;
  perform remember_move(client, before, new, mover.half, lost, happened);
  perform apply_kept_changes(line, client, new);
  return 'moved';
end $$;
