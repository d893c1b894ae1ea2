-- Times that are being booked. The constraint slot_holds_one_at_a_time lets one of several overlapping ones through.

-- A bot and all others that are connected to the same calendar, always in the same order. They may be of several accounts.
drop function if exists bots_sharing(uuid, uuid);
create or replace function bots_sharing(bot uuid) returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select array(select bot union select chatbotid from googlecalendarconnections
    where googlesub = (select googlesub from googlecalendarconnections where chatbotid = bot) order by 1)
$$;

-- Holds a time for a booking, for `lasting`. `instead`: the event that the booking replaces, whose own time is no obstacle,
-- whichever bot made it. False: the time is held for another booking, or the bot is gone.
create or replace function hold_slot(bot uuid, owner uuid, key text, wanted tstzrange, instead text, lasting interval)
returns boolean language plpgsql as $$
declare
  sharing uuid[] := bots_sharing(bot);
  each uuid;
begin
  foreach each in array sharing loop
    perform enter(each, owner);
    -- In one statement, as two calls that delete the same holds in different orders would wait for each other.
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

-- Whether another bot that shares the calendar holds some of this time. The bots' calls follow each other, so each sees what
-- the one before it holds.
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

-- The times of a calendar that any bot holds now. client: in whose conversation; null: the owner did it. Databases may still have its
-- predecessor held_times, which processes of older versions call.
create or replace function holds_within(bot uuid, owner uuid, within tstzrange)
returns table ("start" timestamptz, "end" timestamptz, "eventId" text, client uuid) language plpgsql as $$
declare
  each uuid;
begin
  foreach each in array bots_sharing(bot) loop
    perform enter(each, owner);
    return query select lower(h.span), upper(h.span), h.eventid,
        (select c.clientid from turns t join conversations c on c.chatbotid = each and c.id = t.conversationid
          where t.chatbotid = each and t.id = case when h.booking ~ '^[0-9a-f-]{36}:' then split_part(h.booking, ':', 1)::uuid end)
      from slot_holds h where h.chatbotid = each and h.expiresat > now() and h.span && within;
  end loop;
end $$;

-- Ends a hold after the calendar was changed, and stores the receipt. told: {turnId, client}; null: no client is told.
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
    -- Moved twice in one turn: the last move counts.
    on conflict (chatbotid, turnid, kind, eventid) do update set event = excluded.event, at = excluded.at;
  end if;
end $$;
