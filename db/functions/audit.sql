-- A connection that has come to its end, in the trail of the chatbot's owner (reliability.md 4.15). It is found out where nobody
-- is signed in: by a send, a renewal, the schedule, a word of Meta's.
create or replace function audit_connection(bot uuid, action text) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  insert into audit_log (userid, action, subject) select userid, audit_connection.action, id::text from chatbots where id = bot
$$;
