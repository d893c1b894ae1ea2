-- The time zone of an owner's bot and its connection to a calendar: nulls without a connection, no row without the bot. One round
-- trip, because it is read before each call to Google. Databases may still have its predecessor read_calendar, which processes of
-- older versions call.
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
