drop function if exists who_left(uuid, text, timestamptz);

-- The client who had this number or id when something was written, and has left it since: Meta promises no order, and repeats for
-- days what it could not deliver. Whoever writes from it later is another, and so is who has its number under another id.
create or replace function who_left(bot uuid, keys jsonb, happened timestamptz) returns clients language sql stable as $$
  select c from unnest(array[keys->>'userId', keys->>'phone']) key
    join provider_events e on e.provider = 'whatsapp' and e.type = 'left' and e.eventid = former_key(bot, key)
      and happened <= e.handledat
    join provider_events m on m.provider = 'whatsapp' and m.type = 'moved' and m.eventid = former_key(e.subject::uuid, key)
      and coalesce(m.subject = former_key(e.subject::uuid, keys->>'userId'), true)
    left join former_clients f on f.chatbotid = bot and f.id = e.subject::uuid
    join clients c on c.chatbotid = bot and c.id = coalesce(f.clientid, e.subject::uuid)
  order by key is distinct from keys->>'userId' limit 1
$$;

-- The client of whom one half of this change was told before: Meta tells of the new number and of the new id, which come together, in
-- webhooks of their own, too. After the first half their other new key is unknown (or still the old number), and the old ones are left.
-- An hour is more than the two are ever apart, and too short for a number to get another holder.
create or replace function half_moved(bot uuid, item jsonb, happened timestamptz) returns clients language sql stable as $$
  select c from unnest(array[item->'from'->>'userId', item->'from'->>'phone']) key
    join provider_events e on e.provider = 'whatsapp' and e.type = 'left' and e.eventid = former_key(bot, key)
      and happened between e.handledat - interval '1 hour' and e.handledat + interval '1 hour'
    left join former_clients f on f.chatbotid = bot and f.id = e.subject::uuid
    join clients c on c.chatbotid = bot and c.id = coalesce(f.clientid, e.subject::uuid)
  where case when item->'to'->>'phone' is null then c.userid is null
      else item->'to'->>'userId' is null and c.userid is distinct from item->'from'->>'userId'
        and c.userid is not null and coalesce(c.phonenumber = item->'from'->>'phone', true) end
    and not exists (select 1 from clients o where o.chatbotid = bot and o.id <> c.id
      and (o.userid = item->'from'->>'userId' or o.phonenumber = item->'from'->>'phone'))
  order by key is distinct from item->'from'->>'userId' limit 1
$$;

-- A client has a new number or user id, and keeps their row. If they have written under the new id already, both rows are theirs
-- and are merged. A row that has only the new number may be of its earlier holder, and stays as it is.
create or replace function accept_move(line whatsapp_lines, item jsonb) returns text language plpgsql as $$
declare
  bot uuid := line.chatbotid;
  happened timestamptz := to_timestamp((item->>'at')::double precision);
  client clients;
  newer clients;
  before clients;
  -- The other half was told before.
  half boolean;
  moved boolean;
begin
  client := half_moved(bot, item, happened);
  half := client.id is not null;
  -- Whoever has the old number under another id is not meant: they got it after this client had left it. Some webhooks name only the
  -- new id, beside the old number.
  if not half then
    select * into client from clients where chatbotid = bot and (userid = item->'from'->>'userId'
      or phonenumber = item->'from'->>'phone'
        and (item->'from'->>'userId' = item->'to'->>'userId' or coalesce(userid = item->'from'->>'userId', true)))
    order by userid is not distinct from item->'from'->>'userId' desc limit 1;
  end if;
  -- A change that is told again, or late, when another has the old number already, is not theirs.
  if client.id is null or not half and coalesce(client.id <> (who_left(bot, item->'from', happened)).id,
      client.userid <> coalesce(item->'from'->>'userId', '') and exists (select 1 from conversations v
        where v.chatbotid = bot and v.clientid = client.id and v.lastinboundat > happened)) then
    return 'move_unknown';
  end if;
  before := client;
  select * into newer from clients where chatbotid = bot and userid = item->'to'->>'userId' and id <> client.id;
  if newer.id is not null then
    client := join_clients(client, newer);
    update clients set userid = newer.userid, phonenumber = coalesce(newer.phonenumber,
      case when half or item->'from'->>'phone' is not null and item->'to'->>'phone' is null then phonenumber end)
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
        case when half or item->'from'->>'phone' is not null or item->'to'->>'userId' = userid then phonenumber end),
      -- The id changes with the number. If the webhook does not name the new one, the next message will.
      userid = coalesce(item->'to'->>'userId', case when half or coalesce(item->'to'->>'phone' = phonenumber, true) then userid end)
    where chatbotid = bot and id = client.id
      and not exists (select 1 from clients o where o.chatbotid = bot and o.id <> client.id
        and (o.phonenumber = item->'to'->>'phone' or o.userid = item->'to'->>'userId'));
    moved := found;
  exception when unique_violation then
    -- Another process has just stored the new number or id: the transaction is repeated and sees it.
    raise serialization_failure;
  end;
  if not moved then return 'move_taken'; end if;
  -- With the first half the old ones were remembered.
  if half then
    perform apply_kept_changes(line, client, item->'to');
    return 'moved';
  end if;
  -- The old number and id are remembered for as long as messages from under them may be edited or deleted (was_known_as).
  insert into provider_events (provider, eventid, type, subject, handledat)
  select 'whatsapp', former_key(client.id, key), 'moved',
    case when key = before.phonenumber then former_key(client.id, before.userid) end, now()
  from unnest(array[before.phonenumber, before.userid]) key where key is not null
  on conflict (provider, eventid) do update set subject = excluded.subject, receivedat = now();
  insert into provider_events (provider, eventid, type, subject, handledat)
  select 'whatsapp', former_key(bot, key), 'left', client.id, coalesce(happened, to_timestamp(0))
  from unnest(array[before.phonenumber, before.userid]) key where key is not null
  -- Of two who left the same one, the first is remembered: to the other, what the first wrote would be a stranger's.
  on conflict (provider, eventid) do update set handledat = excluded.handledat, receivedat = now()
    where provider_events.subject = excluded.subject;
  perform apply_kept_changes(line, client, item->'to');
  return 'moved';
end $$;
