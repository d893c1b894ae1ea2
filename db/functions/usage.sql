-- Replies a month that the plan in force allows: what is paid for, else the free plan.
create or replace function quota_of(owner uuid) returns int language sql stable as $$
  select coalesce(
    (select (p.limits->>'messagesPerMonth')::int from subscriptions s join plans p on p.id = s."planId"
     where s.userid = owner and s.status in ('active', 'trialing') order by s.createdat desc limit 1),
    (select (limits->>'messagesPerMonth')::int from plans where name = 'Tryout'),
    100)
$$;

-- Tells the owner that so many per cent are used, once a period. The same words of an earlier period give way to these.
create or replace function tell_usage(bot uuid, owner uuid, percent int, told text) returns void language plpgsql as $$
begin
  update "subscriptionUsage" set noticed = percent where userid = owner and noticed < percent;
  if not found then return; end if;
  update memory set notifymemory =
    array_to_string(array_remove(string_to_array(notifymemory, E'\n'), '<notify:' || told || '>'), E'\n')
  where chatbot_id = bot and strpos(notifymemory, told) > 0;
  perform add_notification(bot, told);
end $$;

-- A reply has gone out and counts.
create or replace function usage_counted(bot uuid, owner uuid) returns void language plpgsql as $$
declare
  used int := (select "messagesUsed" from "subscriptionUsage" where userid = owner);
  quota int := quota_of(owner);
  other uuid;
  told jsonb := jsonb_build_object('messagesUsed', used, 'messagesLimit', quota);
begin
  perform live_event(bot, 'usage.changed', told);
  -- The count is the account's: whichever of its chatbots a page looks at hears of it.
  for other in select id from chatbots where userid = owner and id <> bot loop
    perform enter(other, owner), live_event(other, 'usage.changed', told);
  end loop;
  if found then perform enter(bot, owner); end if;
  if used >= quota then
    perform tell_usage(bot, owner, 100, format('Límite mensual de mensajes alcanzado (%s).', quota));
  elsif used >= quota * 0.8 then
    perform tell_usage(bot, owner, 80, format('Has usado el 80 %% de los mensajes de este mes (%s de %s).', used, quota));
  end if;
end $$;

-- Whose use is counted: for the monthly report, which looks across tenants and is told ids alone.
create or replace function usage_counters() returns table (userid uuid) language sql stable security definer
set search_path = public, pg_temp as $$
  select u.userid from "subscriptionUsage" u join users a on a.id = u.userid where a.deletedat is null order by u.userid
$$;
