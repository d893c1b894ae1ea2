-- Times that are being booked: the constraint slot_holds_one_at_a_time lets one of many through.

-- Keeps a time for a booking for so long. `instead`: the event that it takes the place of, whose own time is no hindrance.
-- False: somebody else has it.
create or replace function hold_slot(bot uuid, owner uuid, key text, wanted tstzrange, instead text, lasting interval)
returns boolean language plpgsql as $$
begin
  perform enter(bot, owner);
  delete from slot_holds where chatbotid = bot and (booking = key or expiresat < now() or eventid = instead);
  insert into slot_holds (chatbotid, booking, span, expiresat) values (bot, key, wanted, now() + lasting) on conflict do nothing;
  return found;
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
    values (bot, (told->>'turnId')::uuid, (told->>'client')::uuid, receipt->>'kind', event, receipt) on conflict do nothing;
  end if;
end $$;
