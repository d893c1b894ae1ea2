-- Stores a subscription as it was read from the payment provider at readAt, unless a later reading is stored. (A stored time
-- in the future is from before the clock was set back, and counts as earlier.) Without a plan, because no plan has its price,
-- an existing row keeps its plan, and no row is made. With another plan, or one that is paid for again or no longer, the notices
-- about the quota may be sent again.
create or replace function record_subscription(owner uuid, paid jsonb) returns void language plpgsql as $$
declare
  known subscriptions;
begin
  -- Readings of one owner run one after the other: two that both found no row could lose the first one's plan.
  perform 1 from users where id = owner for no key update;
  -- The account is being erased: events about the end of its subscriptions still arrive.
  if not found then return; end if;
  select * into known from subscriptions where userid = owner and stripesubscriptionid = paid->>'id';
  if known.id is null then
    if paid->>'plan' is null then return; end if;
    insert into subscriptions (userid, status, "planId", createdat, "currentPeriodStart", stripesubscriptionid, updatedat)
    values (owner, paid->>'status', (paid->>'plan')::uuid, (paid->>'createdAt')::timestamptz,
      (paid->>'periodStart')::timestamptz, paid->>'id', '-infinity');
  end if;
  update subscriptions set
    status = paid->>'status',
    "planId" = coalesce((paid->>'plan')::uuid, "planId"),
    "currentPeriodStart" = (paid->>'periodStart')::timestamptz,
    "currentPeriodEnd" = (paid->>'periodEnd')::timestamptz,
    "cancelAt" = (paid->>'cancelAt')::timestamptz,
    updatedat = (paid->>'readAt')::timestamptz
  where userid = owner and stripesubscriptionid = paid->>'id'
    and (updatedat <= (paid->>'readAt')::timestamptz or updatedat > clock_timestamp());
  if found and (known.id is null or known."planId" <> coalesce((paid->>'plan')::uuid, known."planId")
      or (known.status in ('active', 'trialing')) <> (paid->>'status' in ('active', 'trialing'))) then
    update "subscriptionUsage" set noticed = 0 where userid = owner;
  end if;
end $$;

-- Has subscriptions read again whose period ended days ago, without a word of what came after it: Stripe repeats an event for three
-- days only, and an end that was missed would leave the plan in force for good. Once for each period, and again when retention.sql
-- has deleted what was handled. It looks across tenants.
create or replace function recall_subscriptions() returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  recalled int;
begin
  insert into provider_events (provider, eventid, type, subject, retryat)
  select 'stripe', format('recalled:%s:%s', stripesubscriptionid, extract(epoch from "currentPeriodEnd")::bigint),
    'customer.subscription.updated', stripesubscriptionid, now()
  from subscriptions
  where status not in ('canceled', 'incomplete_expired') and "currentPeriodEnd" < now() - interval '4 days'
    and stripesubscriptionid is not null
  on conflict do nothing;
  get diagnostics recalled = row_count;
  return recalled;
end $$;

-- Tells all dashboards of an owner what may be used now.
create or replace function announce_usage(owner uuid, used int, quota int) returns void language plpgsql as $$
declare
  bot uuid;
begin
  perform set_config('app.user', owner::text, true);
  for bot in select id from chatbots where userid = owner loop
    perform enter(bot, owner);
    perform live_event(bot, 'usage.changed', jsonb_build_object('messagesUsed', used, 'messagesLimit', quota));
  end loop;
end $$;

-- What an owner's chatbots hold, as far as plans limit it.
create or replace function holdings_of(owner uuid) returns jsonb language plpgsql as $$
declare
  bot uuid;
  held jsonb := '[]';
begin
  perform set_config('app.user', owner::text, true);
  for bot in select id from chatbots where userid = owner order by "createdAt" loop
    perform enter(bot, owner);
    held := held || jsonb_build_object(
      'chatbotId', bot,
      'sources', (select count(*) from "knowledgeSources" where chatbotid = bot),
      'sourceTokens', (select coalesce(sum(tokens), 0) from "knowledgeSources" where chatbotid = bot),
      'memory', coalesce((select globalmemory from memory where chatbot_id = bot), ''));
  end loop;
  return held;
end $$;
