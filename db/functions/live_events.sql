drop function if exists live_event(uuid, text, jsonb), live_message(uuid, uuid);

-- What the dashboard hears live (contract.md 6): the event's id.
create or replace function live_event(bot uuid, name text, body jsonb) returns bigint language plpgsql as $$
declare
  event bigint;
begin
  insert into live_events (chatbotid, event, data) values (bot, name, body) returning live_events.id into event;
  return event;
end $$;

-- A message that is new in a conversation; its words are read when they are told.
create or replace function live_message(bot uuid, message uuid) returns bigint language sql as $$
  select live_event(bot, 'message.created', jsonb_build_object('id', message))
$$;
