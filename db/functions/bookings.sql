-- Times that are being booked: the constraint slot_holds_one_at_a_time lets one of many through.

-- A bot and all others with the same calendar, always in the same order: an owner may have two accounts here.
drop function if exists bots_sharing(uuid, uuid);
create or replace function bots_sharing(bot uuid) returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select array(select bot union select chatbotid from googlecalendarconnections
    where googlesub = (select googlesub from googlecalendarconnections where chatbotid = bot) order by 1)
$$;

-- Keeps a time for a booking for so long. `instead`: the event that it takes the place of, whose own time is no hindrance,
-- whichever of the bots made it. False: somebody else has it, or the bot is gone.
create or replace function hold_slot(bot uuid, owner uuid, key text, wanted tstzrange, instead text, lasting interval)
returns boolean language plpgsql as $$
declare
  sharing uuid[] := bots_sharing(bot);
  each uuid;
begin
  foreach each in array sharing loop
    perform enter(each, owner);
    -- In one statement: two that clear away the same holds, each in an order of its own, would wait for each other.
    delete from slot_holds where chatbotid = each and (eventid = instead or (each = bot and (booking = key or expiresat < now())));
  end loop;
  perform enter(bot, owner);
  insert into slot_holds (chatbotid, booking, span, expiresat)
  select id, key, wanted, now() + lasting from chatbots where id = bot for key share on conflict do nothing;
  if not found then return false; end if;
  if not held_beside(bot, owner, sharing, wanted) then return true; end if;
  delete from slot_holds where chatbotid = bot and booking = key;
  return false;
end $$;

-- Whether another of the bots that share a calendar holds some of this time. They ask one after the other: each sees what the
-- one before it holds.
drop function if exists held_beside(uuid, uuid, tstzrange);
create or replace function held_beside(bot uuid, owner uuid, sharing uuid[], wanted tstzrange) returns boolean language plpgsql as $$
declare
  beside uuid;
  taken boolean := false;
begin
  if sharing = array[bot] then return false; end if;
  perform pg_advisory_xact_lock(hashtextextended(googlesub, 0)) from googlecalendarconnections where chatbotid = bot;
  foreach beside in array array_remove(sharing, bot) loop
    perform enter(beside, owner);
    taken := exists (select 1 from slot_holds where chatbotid = beside and expiresat > now() and span && wanted);
    exit when taken;
  end loop;
  perform enter(bot, owner);
  return taken;
end $$;

-- The times of a calendar that are held now, whichever bot holds them.
create or replace function held_times(bot uuid, owner uuid, within tstzrange)
returns table ("start" timestamptz, "end" timestamptz, "eventId" text) language plpgsql as $$
declare
  each uuid;
begin
  foreach each in array bots_sharing(bot) loop
    perform enter(each, owner);
    return query select lower(span), upper(span), eventid from slot_holds
      where chatbotid = each and expiresat > now() and span && within;
  end loop;
end $$;

-- What was held is done, and what the client may be told of it is kept. told: {turnId, client}, null when nobody is told.
create or replace function settle_slot(bot uuid, owner uuid, key text, receipt jsonb, told jsonb) returns void language plpgsql as $$
declare
  event text := receipt->>'eventId';
begin
  perform enter(bot, owner);
  if receipt->>'kind' = 'cancelled' then delete from slot_holds where chatbotid = bot and eventid = event; end if;
  update slot_holds set state = 'confirmed', eventid = event where chatbotid = bot and booking = key;
  if told is not null then
    insert into receipts (chatbotid, turnid, clientid, kind, eventid, event)
    values (bot, (told->>'turnId')::uuid, (told->>'client')::uuid, receipt->>'kind', event, receipt)
    -- Moved twice in one turn: it stands where it was moved last.
    on conflict (chatbotid, turnid, kind, eventid) do update set event = excluded.event, at = excluded.at;
  end if;
end $$;
