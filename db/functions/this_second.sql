-- The time of our own messages, in whole seconds like Meta's times. Within a second the order of arrival counts. With
-- fractions, a reply would stand behind everything that the client wrote in the same second.
create or replace function this_second() returns timestamptz language sql volatile as $$
  select date_trunc('second', clock_timestamp())
$$;
