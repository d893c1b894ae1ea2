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

-- The event of a message's new state.
create or replace function live_status(m messages) returns bigint language sql as $$
  select live_event(m.chatbotid, 'message.status', jsonb_strip_nulls(jsonb_build_object('id', m.id, 'status', m.status,
    'errorCode', case m.status when 'failed' then m.errorcode end)))
$$;
