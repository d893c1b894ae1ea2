drop function if exists usage_counted(uuid, uuid);

-- Replies a month that the plan in force allows: what is paid for, else the free plan.
create or replace function quota_of(owner uuid) returns int language plpgsql stable as $$
declare
  quota int;
begin
  select (p.limits->>'messagesPerMonth')::int into quota from subscriptions s join plans p on p.id = s."planId"
  where s.userid = owner and s.status in ('active', 'trialing') order by s.createdat desc limit 1;
  if quota is null then select (limits->>'messagesPerMonth')::int into quota from plans where name = 'Tryout'; end if;
  return coalesce(quota, 100);
end $$;

-- One reply of the period's quota, once per turn. One guarded UPDATE: at 95 of 100, 60 at once get 5.
create or replace function reserve_usage(bot uuid, owner uuid, turn uuid, period timestamptz, quota int)
returns boolean language plpgsql as $$
declare
  entered text := enter(bot, owner);
begin
  -- Under the turn's lock: a worker that was taken for dead and its successor count it once, and not when it is over.
  update turns set usagereserved = true where chatbotid = bot and id = turn and doneat is null and not usagereserved;
  if not found then
    return exists (select 1 from turns where chatbotid = bot and id = turn and doneat is null and usagereserved);
  end if;
  for attempt in 1..2 loop
    update "subscriptionUsage" set
      "messagesUsed" = case when last_reset_date < period then 1 else "messagesUsed" + 1 end,
      noticed = case when last_reset_date < period then 0 else noticed end,
      last_reset_date = greatest(last_reset_date, period)
    where userid = owner and (case when last_reset_date < period then 0 else "messagesUsed" end) < quota;
    if found then return true; end if;
    -- The account's first reply finds no row yet, or that of another that is its first as well.
    insert into "subscriptionUsage" (userid, last_reset_date) values (owner, period) on conflict do nothing;
  end loop;
  update turns set usagereserved = false where chatbotid = bot and id = turn;
  return false;
end $$;

-- Tells the owner that so many per cent are used, once a period.
create or replace function tell_usage(bot uuid, owner uuid, percent int, told text) returns void language plpgsql as $$
begin
  update "subscriptionUsage" set noticed = percent where userid = owner and noticed < percent;
  if found then perform add_notification(bot, told); end if;
end $$;

-- A reply has gone out and counts. Answers what is told of it.
create or replace function usage_counted(bot uuid, owner uuid) returns jsonb language plpgsql as $$
declare
  used int;
  others uuid[];
  other uuid;
  quota int := quota_of(owner);
  told jsonb;
  event bigint;
  entered text;
begin
  select "messagesUsed", array(select id from chatbots where userid = owner and id <> bot) into used, others
  from "subscriptionUsage" where userid = owner;
  told := jsonb_build_object('messagesUsed', used, 'messagesLimit', quota);
  event := live_event(bot, 'usage.changed', told);
  -- The count is the account's: whichever of its chatbots a page looks at hears of it.
  foreach other in array coalesce(others, '{}') loop
    entered := enter(other, owner);
    event := live_event(other, 'usage.changed', told);
  end loop;
  entered := enter(bot, owner);
  if used >= quota then
    perform tell_usage(bot, owner, 100, format('Límite mensual de mensajes alcanzado (%s).', quota));
  elsif used >= quota * 0.8 then
    perform tell_usage(bot, owner, 80, format('Has usado el 80 %% de los mensajes de este mes (%s de %s).', used, quota));
  end if;
  return told;
end $$;

-- Whose use is counted: for the monthly report, which looks across tenants and is told ids alone.
create or replace function usage_counters() returns table (userid uuid) language sql stable security definer
set search_path = public, pg_temp as $$
  select u.userid from "subscriptionUsage" u join users a on a.id = u.userid where a.deletedat is null order by u.userid
$$;
