drop function if exists past(timestamptz);

-- Sends a turn job for a conversation, in the transaction that makes it due, so that neither exists without the other. pg-boss
-- accepts jobs by SQL ("SQL tables" in its documentation). The caller holds the conversation's lock and has found that it has
-- no job. The job never expires: otherwise, if no worker ran for two weeks, pg-boss would delete it when one starts.
create or replace function send_turn(bot uuid, owner uuid, conversation uuid) returns uuid language plpgsql as $$
declare
  sent uuid;
begin
  insert into pgboss.job (name, data, singleton_key, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
    expire_seconds, deletion_seconds, heartbeat_seconds, keep_until)
  select q.name, jsonb_build_object('chatbotid', bot, 'userid', owner, 'conversationid', conversation), conversation::text,
    q.policy, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max,
    q.expire_seconds, q.deletion_seconds, q.heartbeat_seconds, 'infinity'
  from pgboss.queue q where q.name = 'turn'
  returning id into sent;
  return sent;
end $$;

-- A time, or now if that is earlier; null stays null.
create or replace function not_later_than_now(moment timestamptz) returns timestamptz language sql stable as $$
  select case when moment > now() then now() else moment end
$$;

-- After the clock was set back, stored times lie in the future, and what waits for them would wait that much longer. That it
-- happened is seen by the time that pg-boss stores every 5 seconds (monitor_claim_on). Then everything is made due now, except
-- sends of unknown outcome, which get their whole grace period again. One batch per call, each in a transaction of its own;
-- true: there is more. The last batch corrects monitor_claim_on.
create or replace function forget_the_future() returns boolean
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  batch constant int := 5000;
  n int;
begin
  if not exists (select from pgboss.queue where name = 'turn' and monitor_claim_on > now() + interval '1 minute') then
    return false;
  end if;
  -- One process at a time; another has nothing to do meanwhile.
  if not pg_try_advisory_xact_lock(7236005) then return false; end if;

  update pgboss.job set start_after = not_later_than_now(start_after), heartbeat_on = not_later_than_now(heartbeat_on)
  where name = 'turn' and id in (select id from pgboss.job
    where name = 'turn' and state in ('created', 'retry', 'active') and (start_after > now() or heartbeat_on > now())
    limit batch for update);
  get diagnostics n = row_count;
  if n = batch then return true; end if;

  -- Conversations before their messages: as a send locks them.
  update conversations set scheduledat = not_later_than_now(scheduledat), wakeat = not_later_than_now(wakeat)
  where (chatbotid, id) in (select chatbotid, id from conversations
    where scheduledat > now() and last_seq > done_seq or wakeat > now() limit batch for update);
  get diagnostics n = row_count;
  if n = batch then return true; end if;

  update messages set nexttryat = now() + grace_of(status)
  where (chatbotid, id) in (select chatbotid, id from messages
    where status in ('queued', 'unknown') and nexttryat > now() + grace_of(status) limit batch for update);
  get diagnostics n = row_count;
  if n = batch then return true; end if;

  update provider_events set retryat = not_later_than_now(retryat) where handledat is null and retryat > now();
  -- Otherwise clients who write before that time comes again would count as having written to another number (heard_here). A
  -- minute earlier, for those who have written since the clock was set.
  update "whatsappConnections" set numbersince = now() - interval '1 minute' where numbersince > now();
  update pgboss.queue set monitor_claim_on = now(), maintain_on = not_later_than_now(maintain_on) where name = 'turn';
  return false;
end $$;

-- The second net under the queue: sends jobs for conversations of all tenants that are due and have none. It runs with the
-- owner's rights and answers only how many. stale: a job older than this is looked for in the queue, and sent again if it was
-- lost. Beside a job that still waits or runs there must be no second one, which would take the turn away from its worker.
create or replace function sweep_conversations(stale interval, most int) returns bigint
language sql volatile security definer set search_path = public, pg_temp as $$
  with due as (select d.chatbotid, d.id, d.scheduledat is not null as scheduled from conversations d
    where (d.wakeat <= now() and d.scheduledat is null)
       -- A line was connected while a worker was about to make a reply wait for that.
       or (d.wakeat > now() + interval '10 minutes' and d.scheduledat is null
         and exists (select 1 from messages m where m.chatbotid = d.chatbotid and m.conversationid = d.id
           and is_on_its_way(m.status, m.nexttryat))
         and not exists (select 1 from messages m where m.chatbotid = d.chatbotid and m.conversationid = d.id
           and m.status in ('queued', 'unknown') and m.nexttryat > now())
         and not exists (select 1 from "whatsappConnections" w where w.chatbotid = d.chatbotid and w.status = 'TOKEN_EXPIRED'))
       or (d.last_seq > d.done_seq and (d.scheduledat < now() - stale or d.scheduledat is null and d.wakeat is null))
    limit most for update skip locked),
  looked as (update conversations c set scheduledat = now(), wakeat = null
  from due join chatbots b on b.id = due.chatbotid
  where c.chatbotid = due.chatbotid and c.id = due.id
  returning c.chatbotid, b.userid, c.id, due.scheduled),
  -- Materialized, so that it is read once at most, and only if a job is stale: the queue has no index by conversation.
  out as materialized (select singleton_key from pgboss.job
    where name = 'turn' and state in ('created', 'retry', 'active') and singleton_key is not null)
  select count(send_turn(chatbotid, userid, id)) from looked
  where not scheduled or id::text not in (select singleton_key from out)
$$;

-- Ends the pauses of all tenants whose time is over: no reader counts them any more, but open dashboards do not know that by
-- themselves. It runs with the owner's rights and answers only how many.
create or replace function end_pauses(most int) returns int
language sql volatile security definer set search_path = public, pg_temp as $$
  with over as (select chatbotid, id from conversations where pausedat is not null and pauseduntil <= now()
    limit most for update skip locked),
  ended as (update conversations c set pausedat = null, pausedby = null, pauseduntil = null
    from over where c.chatbotid = over.chatbotid and c.id = over.id returning c.chatbotid, c.id)
  select count(live_event(chatbotid, 'conversation.resumed', jsonb_build_object('conversationId', id, 'by', 'time')))::int from ended
$$;
