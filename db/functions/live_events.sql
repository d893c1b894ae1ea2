drop function if exists live_event(uuid, text, jsonb), live_message(uuid, uuid);

-- Stores an event for the dashboard's live stream (contract.md 6); answers its id.
create or replace function live_event(bot uuid, name text, body jsonb) returns bigint language plpgsql as $$
declare
  event bigint;
begin
  insert into live_events (chatbotid, event, data) values (bot, name, body) returning live_events.id into event;
  return event;
end $$;

-- The event of a new message; its words are read when the event is sent.
create or replace function live_message(bot uuid, message uuid) returns bigint language sql as $$
  select live_event(bot, 'message.created', jsonb_build_object('id', message))
$$;
