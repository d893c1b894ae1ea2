-- The figures of the dashboard (contract.md 2.9), without reading every message each time. Quarters of an hour that are over
-- are counted once, by a periodic task, into `figures`; what has happened since is counted on request. Storing a message costs
-- no more, except when it changes a quarter that may have been counted already: then that is noted in `figures_late`.

-- A message as the figures count it: inbound if a client wrote it, outbound if the bot said it and it is not waiting to be
-- sent. What the owner writes by hand, and the simulator's messages, do not count. Row-level security holds for whoever reads
-- the view.
create or replace view message_figures with (security_invoker = true) as
  select m.chatbotid, m.sentat as at, (m.direction = 'INBOUND')::int as inbound, (m.origin = 'bot')::int as outbound
  from messages m
  where coalesce(m.status, 'sent') not in ('queued', 'sending', 'failed', 'not_sent', 'cancelled')
    and not exists (select 1 from clients k where k.chatbotid = m.chatbotid and k.id = m.clientid and k.simulated);

-- A turn that has ended, as the figures count it.
create or replace view turn_figures with (security_invoker = true) as
  select t.chatbotid, t.openedat as at, (t.result = 'replied' and m.createdat is not null)::int as replied,
    case when t.result = 'replied' then coalesce(extract(epoch from t.doneat - m.createdat), 0) else 0 end::float as seconds,
    (t.result in ('replied', 'apology') or failed.is)::int as answered, (t.result = 'replied' and not failed.is)::int as good
  from turns t
    left join messages m on m.chatbotid = t.chatbotid and m.conversationid = t.conversationid and m.seq = t.fromseq,
    lateral (select exists (select 1 from messages f where f.chatbotid = t.chatbotid and f.turnid = t.id
      and f.status in ('failed', 'not_sent')) as is) failed
  where t.doneat is not null and not exists (select 1 from clients k join conversations c
    on c.chatbotid = k.chatbotid and c.clientid = k.id
    where k.chatbotid = t.chatbotid and c.id = t.conversationid and k.simulated);

create or replace view figure_events with (security_invoker = true) as
  select chatbotid, at, inbound, outbound, 0 as replied, 0::float as seconds, 0 as answered, 0 as good from message_figures
  union all
  select chatbotid, at, 0, 0, replied, seconds, answered, good from turn_figures;

create or replace function quarter_of(moment timestamptz) returns timestamptz language sql immutable parallel safe
  return date_bin('15 minutes', moment, '2000-01-01 00:00Z');

-- A bot's figures from a quarter of an hour on: those that are counted already, and the messages since.
create or replace function figures_since(bot uuid, since timestamptz, until timestamptz)
returns table (at timestamptz, inbound int, outbound int, replied int, seconds float, answered int, good int)
language sql stable as $$
  with known as materialized (select greatest(quarter_of(since), (select upto from figures_counted)) as last)
  select quarter, inbound, outbound, replied, seconds, answered, good from figures
  where chatbotid = bot and quarter >= quarter_of(since) and quarter < (select last from known)
  union all
  select e.at, inbound, outbound, replied, seconds, answered, good from figure_events e
  where chatbotid = bot and e.at >= (select last from known) and e.at <= until
$$;

-- How many messages real clients have written since then.
create or replace function inbound_since(bot uuid, since timestamptz) returns int language sql stable as $$
  with known as materialized (
    select first, greatest(first, (select upto from figures_counted)) as last
    from (select quarter_of(since + interval '15 minutes' - interval '1 microsecond') as first) f)
  select (
    (select coalesce(sum(inbound), 0) from figures
      where chatbotid = bot and quarter >= (select first from known) and quarter < (select last from known))
    + (select coalesce(sum(inbound), 0) from message_figures where chatbotid = bot and at >= since and at < (select first from known))
    + (select coalesce(sum(inbound), 0) from message_figures where chatbotid = bot and at >= (select last from known)))::int
$$;

-- Counts the quarters of an hour of all bots that are over, oldest first, for `most` of the past in one call, and again those
-- that have changed since. True: there is more to count.
create or replace function count_figures(moment timestamptz, most interval) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  -- So long ago that every transaction has ended in which the triggers below did not note a late change.
  settled timestamptz := quarter_of(moment - interval '6 minutes');
  since timestamptz;
  until timestamptz;
  late record;
begin
  if not pg_try_advisory_xact_lock(7236003) then return false; end if;
  select upto into since from figures_counted;
  if since is null then
    since := least(settled, quarter_of((select min(sentat) from messages)), quarter_of((select min(openedat) from turns)));
    insert into figures_counted values (since);
  end if;
  -- The clock was set back: what comes before that time would never be counted.
  if since > greatest(moment, now()) then
    since := quarter_of(now() - interval '6 minutes');
    delete from figures where quarter >= since;
    update figures_counted set upto = since;
  end if;
  -- A stretch of time without any message is passed in one step.
  until := least(settled, most + greatest(since, quarter_of(least((select min(sentat) from messages where sentat >= since),
    (select min(openedat) from turns where openedat >= since)))));
  for late in
    with noted as (delete from figures_late where (chatbotid, id) in (select chatbotid, id from figures_late limit 1000)
      returning chatbotid, quarter)
    select distinct chatbotid, quarter from noted where quarter < since
  loop
    delete from figures where chatbotid = late.chatbotid and quarter = late.quarter;
    insert into figures
    select chatbotid, late.quarter, sum(inbound), sum(outbound), sum(replied), sum(seconds), sum(answered), sum(good)
    from figure_events
    where chatbotid = late.chatbotid and at >= late.quarter and at < late.quarter + interval '15 minutes' group by chatbotid;
  end loop;
  if until <= since then return exists (select 1 from figures_late); end if;
  insert into figures
  select chatbotid, quarter_of(at), sum(inbound), sum(outbound), sum(replied), sum(seconds), sum(answered), sum(good)
  from figure_events where at >= since and at < until group by 1, 2;
  update figures_counted set upto = until;
  return until < settled or exists (select 1 from figures_late);
end $$;

create or replace function note_late_figure() returns trigger language plpgsql as $$
begin
  insert into figures_late (chatbotid, quarter) values (new.chatbotid, quarter_of((to_jsonb(new)->>tg_argv[0])::timestamptz));
  return null;
end $$;

create or replace trigger figures_late_message after insert on messages for each row
  when (new.sentat < now() - interval '5 minutes')
  execute function note_late_figure('sentat');
-- A reply that fails, is delivered after all, or is sent only after a while changes the quarter that it counts in and that of
-- its turn, which may have begun long before.
create or replace function note_late_status() returns trigger language plpgsql as $$
begin
  insert into figures_late (chatbotid, quarter)
  select new.chatbotid, quarter_of(at) from (
    select new.sentat union select openedat from turns where chatbotid = new.chatbotid and id = new.turnid) moments (at)
  where at < now() - interval '5 minutes';
  return null;
end $$;
-- A function, because PostgreSQL parses the condition of a trigger again for each statement.
create or replace function changes_figures(before text, after text, sentat timestamptz) returns boolean language plpgsql stable as $$
declare
  lost constant text[] := '{failed,not_sent,cancelled}';
begin
  return (coalesce(before, 'sent') = any (lost)) <> (coalesce(after, 'sent') = any (lost))
    or before = 'sending' and after <> 'queued' and sentat < now() - interval '5 minutes';
end $$;
create or replace trigger figures_late_status after update of status on messages for each row
  when (changes_figures(old.status, new.status, new.sentat))
  execute function note_late_status();
create or replace trigger figures_late_answer after update of doneat on turns for each row
  when (old.doneat is null and new.doneat is not null and new.openedat < now() - interval '5 minutes')
  execute function note_late_figure('openedat');
