-- When something of ours is said, in whole seconds like Meta's own times: within one, what arrived first was said first. By the
-- fraction every reply would stand behind what the client wrote in the rest of its second.
create or replace function this_second() returns timestamptz language sql volatile as $$
  select date_trunc('second', clock_timestamp())
$$;
