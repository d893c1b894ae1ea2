-- The zone of an owner's bot, and its connection to a calendar: nulls without one; no row without the bot. In one flight: it is
-- read before each call to Google. Older processes beside this one go on asking read_calendar, which says no account: it is left
-- to them as it was.
create or replace function calendar_of(bot uuid, owner uuid)
returns table (timezone text, id uuid, accesstoken text, refreshtoken text, tokenexpiresat timestamptz,
  allowmodifyanyevent boolean, googlesub text, error text, leased boolean) language plpgsql as $$
#variable_conflict use_column
begin
  perform enter(bot, owner);
  return query select c.timezone, g.id, g.accesstoken, g.refreshtoken, g.tokenexpiresat, g.allowmodifyanyevent,
      g.googlesub, g.error, coalesce(g.renewaluntil > now(), false)
    from chatbots c left join googlecalendarconnections g on g.chatbotid = c.id where c.id = bot and c.userid = owner;
end $$;
