-- The time of our own messages, in whole seconds like Meta's times. Within a second the order of arrival counts. With
-- fractions, a reply would stand behind everything that the client wrote in the same second.
create or replace function this_second() returns timestamptz language sql volatile as $$
  select date_trunc('second', clock_timestamp())
$$;

-- The time of a message of ours to a client: not before the client's last one, as Meta's clock may be some seconds ahead of ours. A
-- time of the client's that is further ahead than is believed (secondsOf of adapters/meta/webhook) means that ours was set back.
create or replace function reply_second(c conversations) returns timestamptz language sql volatile as $$
  select greatest(this_second(), case when c.lastinboundat <= now() + interval '5 minutes' then c.lastinboundat end)
$$;
