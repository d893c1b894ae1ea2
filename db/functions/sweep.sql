-- A turn job for a conversation, in the transaction that made it due: one without the other cannot exist. pg-boss takes jobs
-- by SQL ("SQL tables" in its documentation). Whoever calls this has found under the conversation's lock that none is out. It is
-- kept until it is done, however long nobody works: after two weeks pg-boss would throw it away as soon as somebody does.
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
create or replace function past(moment timestamptz) returns timestamptz language sql stable as $$
  select case when moment > now() then now() else moment end
$$;

-- A clock that was set back leaves times behind that lie ahead: what waits for one, or was let go of by a worker that died, waits
-- as much longer. pg-boss notes every 5 seconds that it has looked after its queue (monitor_claim_on): a note that lies ahead
-- says that it happened. Then everything is due now, but for a send in doubt, which is given its whole grace anew. A batch at a
-- time, each a transaction of its own; true: there is more. The note is put right with the last.
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

  update pgboss.job set start_after = past(start_after), heartbeat_on = past(heartbeat_on)
  where name = 'turn' and id in (select id from pgboss.job
    where name = 'turn' and state in ('created', 'retry', 'active') and (start_after > now() or heartbeat_on > now())
    limit batch for update);
  get diagnostics n = row_count;
  if n = batch then return true; end if;

  -- Conversations before their messages: as a send locks them.
  update conversations set scheduledat = past(scheduledat), wakeat = past(wakeat)
  where (chatbotid, id) in (select chatbotid, id from conversations
    where scheduledat > now() and last_seq > done_seq or wakeat > now() limit batch for update);
  get diagnostics n = row_count;
  if n = batch then return true; end if;

  update messages set nexttryat = now() + grace_of(status)
  where (chatbotid, id) in (select chatbotid, id from messages
    where status in ('queued', 'unknown') and nexttryat > now() + grace_of(status) limit batch for update);
  get diagnostics n = row_count;
  if n = batch then return true; end if;

  update provider_events set retryat = past(retryat) where handledat is null and retryat > now();
  -- Else who wrote before the hour comes again at which a number was connected would count as another number's (heard_here). A
  -- minute: for who has written since the clock was set.
  update "whatsappConnections" set numbersince = now() - interval '1 minute' where numbersince > now();
  update pgboss.queue set monitor_claim_on = now(), maintain_on = past(maintain_on) where name = 'turn';
  return false;
end $$;

-- How long a send that waits is given at least.
create or replace function grace_of(status text) returns interval language sql immutable
  return case status when 'unknown' then interval '90 seconds' else interval '0' end;

-- The second net under the queue: conversations that are due and have no job out, over all tenants. It runs with the owner's
-- rights and tells nothing but how many. stale: a job that has been out for so long is looked for, and sent anew if it was lost;
-- beside one that waits its turn or is worked on, a second would only take the turn out of a worker's hands.
create or replace function sweep_conversations(stale interval, most int) returns bigint
language sql volatile security definer set search_path = public, pg_temp as $$
  with due as (select d.chatbotid, d.id, d.scheduledat is not null as scheduled from conversations d
    where (d.wakeat <= now() and d.scheduledat is null)
       -- A line that was connected while a worker was about to lay a reply by for it.
       or (d.wakeat > now() + interval '10 minutes' and d.scheduledat is null
         and exists (select 1 from messages m where m.chatbotid = d.chatbotid and m.conversationid = d.id
           and m.status = 'queued' and m.nexttryat is null)
         and not exists (select 1 from messages m where m.chatbotid = d.chatbotid and m.conversationid = d.id
           and m.status in ('queued', 'unknown') and m.nexttryat > now())
         and not exists (select 1 from "whatsappConnections" w where w.chatbotid = d.chatbotid and w.status = 'TOKEN_EXPIRED'))
       or (d.last_seq > d.done_seq and (d.scheduledat < now() - stale or d.scheduledat is null and d.wakeat is null))
    limit most for update skip locked),
  looked as (update conversations c set scheduledat = now(), wakeat = null
  from due join chatbots b on b.id = due.chatbotid
  where c.chatbotid = due.chatbotid and c.id = due.id
  returning c.chatbotid, b.userid, c.id, due.scheduled),
  -- Read at most once, and only when something is stale: the queue has no index by conversation.
  out as materialized (select singleton_key from pgboss.job
    where name = 'turn' and state in ('created', 'retry', 'active') and singleton_key is not null)
  select count(send_turn(chatbotid, userid, id)) from looked
  where not scheduled or id::text not in (select singleton_key from out)
$$;
