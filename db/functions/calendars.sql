-- The zone of an owner's bot, and its connection to a calendar: nulls without one; no row without the bot. In one flight: it is
-- read before each call to Google.
drop function if exists read_calendar(uuid, uuid);
create function read_calendar(bot uuid, owner uuid)
returns table (timezone text, id uuid, accesstoken text, refreshtoken text, tokenexpiresat timestamptz,
  allowmodifyanyevent boolean, googlesub text, error text, leased boolean) language plpgsql as $$
#variable_conflict use_column
begin
  perform enter(bot, owner);
  return query select c.timezone, g.id, g.accesstoken, g.refreshtoken, g.tokenexpiresat, g.allowmodifyanyevent,
      g.googlesub, g.error,
      coalesce(g.renewaluntil > now(), false)
    from chatbots c left join googlecalendarconnections g on g.chatbotid = c.id where c.id = bot and c.userid = owner;
end $$;
