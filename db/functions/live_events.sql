-- What the dashboard hears live (contract.md 6).
create or replace function live_event(bot uuid, name text, body jsonb) returns void language plpgsql as $$
begin
  insert into live_events (chatbotid, event, data) values (bot, name, body);
end $$;
