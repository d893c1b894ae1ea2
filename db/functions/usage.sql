drop function if exists usage_counted(uuid, uuid), tell_usage(uuid, uuid, int, text);

-- The plan that the owner pays for, of several the newest; no row: the free one holds.
create or replace function paid_plan(owner uuid) returns table (since timestamptz, until timestamptz, limits jsonb)
language sql stable as $$
  select s."currentPeriodStart", s."currentPeriodEnd", p.limits from subscriptions s join plans p on p.id = s."planId"
  where s.userid = owner and s.status in ('active', 'trialing') order by s.createdat desc limit 1
$$;

-- How many replies a month the owner's plan allows: the one that is paid for, else the free one.
create or replace function quota_of(owner uuid) returns int language plpgsql stable as $$
declare
  quota int;
begin
  select (limits->>'messagesPerMonth')::int into quota from paid_plan(owner);
  if quota is null then select (limits->>'messagesPerMonth')::int into quota from plans where name = 'Tryout'; end if;
  return coalesce(quota, 100);
end $$;

-- Takes one reply of the period's quota, once per turn. One guarded UPDATE: of 60 calls at the same time, at 95 of 100, 5
-- succeed.
create or replace function reserve_usage(bot uuid, owner uuid, turn uuid, period timestamptz, quota int)
returns boolean language plpgsql as $$
declare
  entered text := enter(bot, owner);
begin
  -- Under the turn's lock, so that a worker that was taken for dead and its successor count it only once, and not after its
  -- end.
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
    -- The account's first reply finds no row. Another first reply may insert it at the same time.
    insert into "subscriptionUsage" (userid, last_reset_date) values (owner, period) on conflict do nothing;
  end loop;
  update turns set usagereserved = false where chatbotid = bot and id = turn;
  return false;
end $$;

-- A number as Spanish writes it: 9999, 12.000.
create or replace function grouped(n int) returns text language sql immutable
  return case when n < 10000 then n::text else replace(to_char(n, 'FM999,999,999'), ',', '.') end;

-- Notifies the owner that so many per cent are used, once a period: what a full list has not taken is said again later.
create or replace function notify_usage(bot uuid, owner uuid, percent int, notice text) returns void language plpgsql as $$
begin
  perform 1 from "subscriptionUsage" where userid = owner and noticed < percent for update;
  if not found or add_notification(bot, notice) = 'full' then return; end if;
  update "subscriptionUsage" set noticed = percent where userid = owner;
end $$;

-- Tells open dashboards and the owner that a reply was sent, and so counts. Answers the data of the event.
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
  -- The count is the account's, so the pages of all its chatbots get the event.
  foreach other in array coalesce(others, '{}') loop
    entered := enter(other, owner);
    event := live_event(other, 'usage.changed', told);
  end loop;
  entered := enter(bot, owner);
  if used >= quota then
    perform notify_usage(bot, owner, 100, format('Límite mensual de mensajes alcanzado (%s).', grouped(quota)));
  elsif used >= quota * 0.8 then
    -- It is more where a full list has not taken it before.
    perform notify_usage(bot, owner, 80, format('Has usado %s 80 %% de los mensajes de este mes (%s de %s).',
      case when used > quota * 0.8 then 'más del' else 'el' end, grouped(used), grouped(quota)));
  end if;
  return told;
end $$;

-- The owners with a usage counter, for the monthly report. It looks across tenants and gives only ids.
create or replace function usage_counters() returns table (userid uuid) language sql stable security definer
set search_path = public, pg_temp as $$
  select u.userid from "subscriptionUsage" u join users a on a.id = u.userid where a.deletedat is null order by u.userid
$$;
