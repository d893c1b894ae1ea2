-- The time zone of an owner's bot and its connection to a calendar: nulls without a connection, no row without the bot. It is
-- read before each call to Google, so it takes one round trip. Its predecessor read_calendar, which does not answer googlesub, is
-- not dropped from databases that have it: processes of older versions still call it.
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
