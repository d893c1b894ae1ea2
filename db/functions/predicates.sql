-- What is asked of conversations and messages in several places. PostgreSQL puts a function of one plain expression into the
-- statement that calls it, so it costs nothing and indexes are used as if it were written out.

-- Whether the bot is silent in a conversation now.
create or replace function pause_holds(pausedat timestamptz, pauseduntil timestamptz) returns boolean language sql stable as $$
  select pausedat is not null and coalesce(pauseduntil > now(), true)
$$;

-- Whether something was written before the second in which the owner let the bot speak again, and pauses nothing: Meta tells no parts of
-- a second. A resumedat in the future means that the clock was set back, and does not count.
create or replace function is_before_resume(happened timestamptz, resumedat timestamptz) returns boolean language sql stable as $$
  select coalesce(happened < date_trunc('second', resumedat) and resumedat < now() + interval '1 minute', false)
$$;

-- Whether a message of ours waits to be sent, or for the outcome of its send.
create or replace function is_on_its_way(status text, nexttryat timestamptz) returns boolean language sql immutable as $$
  select status in ('queued', 'sending') or status = 'unknown' and nexttryat is not null
$$;

-- Whether a message of ours was sent, or may have been (mayHaveArrived of core/conversations/message.ts).
create or replace function may_have_arrived(status text) returns boolean language sql immutable as $$
  select status in ('sent', 'delivered', 'read', 'unknown')
$$;

-- Whether a message of ours certainly did not reach the client. Those without a status, such as the client's, did.
create or replace function never_arrived(status text) returns boolean language sql immutable as $$
  select coalesce(status in ('failed', 'cancelled', 'not_sent'), false)
$$;
