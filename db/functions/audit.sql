-- Writes the end of a connection into the audit trail of the chatbot's owner (reliability.md 4.15). It is noticed where nobody is
-- signed in: at a send, at a token's renewal, by a periodic task, by an event of Meta's.
create or replace function audit_connection(bot uuid, action text) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  insert into audit_log (userid, action, subject) select userid, audit_connection.action, id::text from chatbots where id = bot
$$;
