-- What the dashboard hears live (contract.md 6).
create or replace function live_event(bot uuid, name text, body jsonb) returns void language plpgsql as $$
begin
  insert into live_events (chatbotid, event, data) values (bot, name, body);
end $$;

-- A message that is new in a conversation; its words are read when they are told.
create or replace function live_message(bot uuid, message uuid) returns void language plpgsql as $$
begin
  perform live_event(bot, 'message.created', jsonb_build_object('id', message));
end $$;
