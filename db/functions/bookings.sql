-- Times that are being booked: the constraint slot_holds_one_at_a_time lets one of many through.

-- Keeps a time for a booking for so long. `instead`: the event that it takes the place of, whose own time is no hindrance.
-- False: somebody else has it.
create or replace function hold_slot(bot uuid, owner uuid, key text, wanted tstzrange, instead text, lasting interval)
returns boolean language plpgsql as $$
begin
  perform enter(bot, owner);
  delete from slot_holds where chatbotid = bot and (booking = key or expiresat < now() or eventid = instead);
  insert into slot_holds (chatbotid, booking, span, expiresat) values (bot, key, wanted, now() + lasting) on conflict do nothing;
  if not found then return false; end if;
  if not held_beside(bot, owner, wanted) then return true; end if;
  delete from slot_holds where chatbotid = bot and booking = key;
  return false;
end $$;

-- Whether another of the owner's bots, with the same calendar, holds some of this time. They ask one after the other: each sees
-- what the one before it holds.
create or replace function held_beside(bot uuid, owner uuid, wanted tstzrange) returns boolean language plpgsql as $$
declare
  calendar text := (select googlesub from googlecalendarconnections where chatbotid = bot);
  beside uuid;
  taken boolean := false;
begin
  for beside in select id from chatbots where userid = owner and id <> bot loop
    perform enter(beside, owner);
    continue when not exists (select 1 from googlecalendarconnections where chatbotid = beside and googlesub = calendar);
    perform pg_advisory_xact_lock(hashtextextended(calendar, 0));
    taken := exists (select 1 from slot_holds where chatbotid = beside and expiresat > now() and span && wanted);
    exit when taken;
  end loop;
  perform enter(bot, owner);
  return taken;
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
