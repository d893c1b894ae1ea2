drop function if exists held(uuid, uuid, bigint);
drop function if exists save_step(uuid, uuid, uuid, uuid, bigint, int, text, jsonb);
drop function if exists open_turn(uuid, uuid, uuid), put_down(uuid, uuid, uuid), enter(uuid, uuid);

-- The steps of a turn that touch the conversation's row (design.md 1.1, contract.md 4). Every one of them takes that row's
-- lock and compares the fence, so that a worker which was taken for dead writes nothing any more.

-- The functions below enter their tenant themselves: each is one statement, one flight, one transaction. What is called on the
-- way is assigned even where nobody reads what it answers (entered, event, told): an assignment costs the expression alone,
-- `perform` a whole statement.
create or replace function enter(bot uuid, owner uuid) returns text language sql as $$
  select set_config('app.chatbot', bot::text, true) || set_config('app.user', owner::text, true)
$$;

-- Enters the tenant, and locks the conversation if this worker still holds it.
create or replace function held(bot uuid, owner uuid, conversation uuid, holding bigint) returns conversations language plpgsql as $$
declare
  entered text := enter(bot, owner);
  c conversations;
begin
  select * into c from conversations where chatbotid = bot and id = conversation and fence = holding for update;
  return c;
end $$;

-- Takes the conversation, opens or resumes its turn, and reads all that the turn needs. Null: the conversation is gone.
-- attempt: names the hold for put_down; left out by a worker that is older than this.
create or replace function open_turn(bot uuid, owner uuid, conversation uuid, attempt text default null) returns jsonb language plpgsql as $$
declare
  entered text := enter(bot, owner);
  c conversations;
  t turns;
  resumed boolean := true;
  written boolean := false;
  died boolean;
  event bigint;
  answer jsonb;
begin
  select heldsince is not null into died from conversations where chatbotid = bot and id = conversation for update;
  -- scheduledat stays where it stands: an index holds it, and with it all indexes would be written anew.
  update conversations set
    fence = fence + 1, scheduledat = coalesce(scheduledat, now()), wakeat = null, heldsince = now(), heldby = attempt,
    deaths = deaths + died::int,
    pausedat = case when pauseduntil < now() then null else pausedat end,
    pausedby = case when pauseduntil < now() then null else pausedby end,
    pauseduntil = case when pauseduntil < now() then null else pauseduntil end
  where chatbotid = bot and id = conversation returning * into c;
  if c.id is null then return null; end if;

  select * into t from turns where chatbotid = bot and conversationid = conversation and doneat is null;
  if t.id is not null then
    written := exists (select 1 from messages where chatbotid = bot and turnid = t.id);
  end if;
  -- The core has ended a turn without a reply at its third death, if that was possible.
  if c.deaths >= 5 then
    c := give_up(c, owner);
    t := null;
    written := false;
  end if;
  if t.id is null and c.last_seq > c.done_seq then
    insert into turns (chatbotid, conversationid, fromseq, toseq) values (bot, conversation, c.done_seq + 1, c.last_seq)
    returning * into t;
    resumed := false;
    event := live_event(bot, 'turn.started', jsonb_build_object('turnId', t.id, 'conversationId', conversation));
  elsif t.id is not null then
    if died or (t.toseq < c.last_seq and not written) then
      update turns set deaths = deaths + died::int, toseq = case when written then toseq else c.last_seq end
      where chatbotid = bot and id = t.id returning * into t;
    end if;
  end if;

  answer := jsonb_build_object('fence', c.fence, 'deaths', c.deaths);
  select answer || jsonb_build_object('outbox', coalesce(
    jsonb_agg(jsonb_build_object('id', id, 'content', content, 'turnid', turnid) order by arrival), '[]')) into answer
  from messages where chatbotid = bot and conversationid = conversation
    and (status in ('queued', 'sending') or status = 'unknown' and nexttryat is not null);
  if t.id is null then return answer; end if;
  answer := answer || jsonb_build_object('resumed', resumed, 'written', written,
    'turn', jsonb_build_object('id', t.id, 'toseq', t.toseq, 'result', t.result, 'reason', t.reason));
  if not written then return answer || briefing_of(c, t, resumed); end if;
  -- Whether any part of the reply is out or still may be.
  return answer || jsonb_build_object('delivered', exists (
    select 1 from messages where chatbotid = bot and turnid = t.id and status in ('sent', 'delivered', 'read', 'unknown')));
end $$;

-- All that composing the reply needs. What is rarely needed is read on its own, when it is: the parts of a statement cost
-- whether they are reached or not.
create or replace function briefing_of(c conversations, t turns, resumed boolean) returns jsonb language plpgsql as $$
declare
  bot uuid := c.chatbotid;
  owner uuid;
  answer jsonb;
  fresh jsonb;
  history jsonb;
  sources jsonb;
  plan jsonb;
  tryout jsonb;
  steps jsonb := '[]';
  turns_hour int;
  turns_day int;
  lately boolean;
  writes int := 0;
begin
  -- Who never got the greeting has not been told that an assistant answers.
  if c.disclosureid is not null and exists (select 1 from messages where chatbotid = bot and id = c.disclosureid
      and status in ('failed', 'cancelled', 'not_sent')) then
    c.greetedat := null;
  end if;
  select b.userid, jsonb_build_object(
    'conversation', jsonb_build_object('pausedby', c.pausedby, 'pausedat', c.pausedat, 'greetedat', c.greetedat,
      'language', c.language, 'nottextat', c.nottextat, 'ratenoticedat', c.ratenoticedat),
    'client', jsonb_build_object('id', k.id, 'name', k.name, 'opted_out', k.opted_out, 'simulated', k.simulated),
    'chatbot', jsonb_build_object('id', b.id, 'name', b.name, 'description', b.description, 'welcomemessage', b.welcomemessage,
      'tone', b.tone, 'language', b.language, 'timezone', b.timezone, 'memory_enabled', b.memory_enabled,
      'typing_enabled', b.typing_enabled, 'is_paused', b.is_paused),
    'accountGone', u.id is null or u.deletedat is not null,
    'signedup', u.createdat,
    'connection', case when w.chatbotid is not null then jsonb_build_object('phonenumberid', w.phonenumberid,
      'accesstoken', w.accesstoken, 'status', w.status, 'heard', heard_here(w, c)) end,
    'globalmemory', m.globalmemory,
    'calendar', case when g.id is not null then
      jsonb_build_object('id', g.id, 'allowmodifyanyevent', g.allowmodifyanyevent) end,
    'now', now()) into owner, answer
  from chatbots b
    join clients k on k.chatbotid = b.id and k.id = c.clientid
    left join users u on u.id = b.userid
    left join "whatsappConnections" w on w.chatbotid = b.id
    left join memory m on m.chatbot_id = b.id
    left join googlecalendarconnections g on g.chatbotid = b.id and g.error is null
  where b.id = bot;

  if resumed then
    select coalesce(jsonb_agg(jsonb_build_object('n', n, 'kind', kind, 'data', data) order by n), '[]') into steps
    from turn_steps where chatbotid = bot and turnid = t.id;
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'content', f.content, 'type', f.metadata->>'type', 'sentat', f.sentat,
    'whatsappMessageId', f."whatsappMessageId", 'quoted', case when f.quotes is not null then (select q.content from messages q
      where q.chatbotid = bot and q.id = f.quotes and not q.metadata ? 'revoked') end) order by f.sentat, f.arrival), '[]')
  into fresh from messages f
  where f.chatbotid = bot and f.conversationid = c.id and f.seq between t.fromseq and t.toseq
    -- What was deleted before anything came of it is not answered.
    and (not f.metadata ? 'revoked' or steps <> '[]');

  select coalesce(jsonb_agg(jsonb_build_object('direction', h.direction, 'content', h.content, 'sentat', h.sentat,
    'origin', h.origin) order by h.sentat, h.arrival), '[]') into history
  from (select direction, content, sentat, origin, arrival from messages where chatbotid = bot and clientid = c.clientid
      and (seq is null or seq < t.fromseq)
      and (direction = 'INBOUND' or coalesce(status, 'sent') not in ('cancelled', 'not_sent', 'failed'))
    order by sentat desc, arrival desc limit 30) h;

  select coalesce(jsonb_agg(jsonb_build_object('type', type, 'content', content, 'url', url) order by arrival), '[]') into sources
  from "knowledgeSources" where chatbotid = bot;

  select jsonb_build_object('since', s."currentPeriodStart", 'limits', p.limits) into plan
  from subscriptions s join plans p on p.id = s."planId"
  where s.userid = owner and s.status in ('active', 'trialing') order by s.createdat desc limit 1;
  if plan is null then
    select limits into tryout from plans where name = 'Tryout';
  end if;

  select count(*) filter (where openedat > now() - interval '1 hour' and coalesce(result, '') <> 'stopped'),
    count(*) filter (where coalesce(result, '') <> 'stopped'), coalesce(bool_or(openedat > now() - interval '1 hour'), false)
  into turns_hour, turns_day, lately from turns
  where chatbotid = bot and conversationid = c.id and id <> t.id and openedat > now() - interval '24 hours';
  if resumed or lately then
    select count(*) into writes from turns o join turn_steps s on s.chatbotid = o.chatbotid and s.turnid = o.id
    where o.chatbotid = bot and o.conversationid = c.id and o.openedat > now() - interval '1 hour'
      and s.kind = 'result' and s.data->>'name' in ('save_memory', 'update_memory', 'notify_owner') and (s.data->>'ok')::boolean;
  end if;
  return answer || jsonb_build_object('fresh', fresh, 'history', history, 'sources', sources, 'plan', plan, 'tryout', tryout,
    'steps', steps, 'turnsLastHour', turns_hour, 'turnsLastDay', turns_day, 'writesLastHour', writes);
end $$;

-- One reply of the period's quota, once per turn. One guarded UPDATE: at 95 of 100, 60 at once get 5.
create or replace function reserve_usage(bot uuid, owner uuid, turn uuid, period timestamptz, quota int)
returns boolean language plpgsql as $$
declare
  entered text := enter(bot, owner);
  t turns;
begin
  -- Under the turn's lock: a worker that was taken for dead and its successor count it once, and not when it is over.
  select * into t from turns where chatbotid = bot and id = turn and doneat is null for update;
  if t.id is null then return false; end if;
  if t.usagereserved then return true; end if;
  insert into "subscriptionUsage" (userid, last_reset_date) values (owner, period) on conflict do nothing;
  update "subscriptionUsage" set
    "messagesUsed" = case when last_reset_date < period then 1 else "messagesUsed" + 1 end,
    noticed = case when last_reset_date < period then 0 else noticed end,
    last_reset_date = greatest(last_reset_date, period)
  where userid = owner and (case when last_reset_date < period then 0 else "messagesUsed" end) < quota;
  if not found then return false; end if;
  update turns set usagereserved = true where chatbotid = bot and id = turn;
  return true;
end $$;

-- A step that is stored is never done again. False: the conversation is somebody else's now. settled: what it did to an
-- appointment (bookings.sql), {key, receipt, told}, or null; left out by a worker that is older than this, which settles it itself.
create or replace function save_step(bot uuid, owner uuid, conversation uuid, turn uuid, holding bigint, nth int, what text, body jsonb,
  settled jsonb default null)
returns boolean language plpgsql as $$
begin
  if held(bot, owner, conversation, holding) is null then return false; end if;
  insert into turn_steps (chatbotid, turnid, n, kind, data) values (bot, turn, nth, what, body) on conflict do nothing;
  if settled is not null then
    perform settle_slot(bot, owner, settled->>'key', settled->'receipt', nullif(settled->'told', 'null'));
  end if;
  return true;
end $$;

-- Writes the reply into the outbox, unless something new has come meanwhile ("moved": compose again) or the conversation is
-- lost. reply: {parts: [text], greeted, language, paused, simulated, quotes, ending: {result, reason}}; after 3 compositions it goes out as it is.
-- Its first part is claimed with it: `claim`, as claim_send answers.
create or replace function queue_reply(bot uuid, owner uuid, conversation uuid, turn uuid, holding bigint, upto bigint, reply jsonb)
returns jsonb language plpgsql as $$
declare
  c conversations := held(bot, owner, conversation, holding);
  simulated boolean := (reply->>'simulated')::boolean;
  greeted boolean := (reply->>'greeted')::boolean;
  m messages;
  claim jsonb;
  parts uuid[];
  event bigint;
begin
  if c.id is null then return '{"outcome": "lost"}'; end if;
  if c.last_seq > upto then
    update turns set composed = composed + 1, toseq = c.last_seq where chatbotid = bot and id = turn and composed < 3;
    if found then
      -- Put down to be opened anew: that is no death of this worker.
      update conversations set heldsince = null where chatbotid = bot and id = conversation;
      return '{"outcome": "moved"}';
    end if;
  end if;
  -- What an open turn with a reply is taken for need not be written (adapters/postgres/opened.ts).
  if (reply->>'paused')::boolean or reply->'ending' <> '{"result": "replied"}' then
    update turns set paused = (reply->>'paused')::boolean, result = reply->'ending'->>'result', reason = reply->'ending'->>'reason'
    where chatbotid = bot and id = turn;
  end if;
  for n in 1..jsonb_array_length(reply->'parts') loop
    m := null;
    m.turnid := turn;
    m.status := case when simulated then 'sent' else 'queued' end;
    if n = 1 then
      m.quotes := reply->>'quotes';
      if not simulated then
        claim := may_leave(c, m);
        m.status := coalesce(claim->>'settled', case when claim ? 'go' then 'sending' else 'queued' end);
        m.reason := claim->>'reason';
        m.phonenumberid := claim->'go'->>'phonenumberid';
      end if;
    end if;
    insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, sentat, origin,
      turnid, part, quotes, status, reason, phonenumberid, metadata)
    values (bot, c.clientid, conversation, 'OUTBOUND', 'CHATBOT', reply->'parts'->>(n - 1), clock_timestamp(), 'bot',
      turn, n, m.quotes, m.status, m.reason, m.phonenumberid,
      jsonb_build_object('timestamp', extract(epoch from now())::bigint, 'type', 'text', 'origin', 'bot', 'turnId', turn))
    returning id into m.id;
    parts := parts || m.id;
    if not simulated then event := live_message(bot, m.id); end if;
  end loop;
  if greeted or reply->>'language' <> coalesce(c.language, '') then
    update conversations set
      greetedat = case when greeted then now() else greetedat end,
      disclosureid = case when greeted then parts[1] else disclosureid end,
      language = coalesce(reply->>'language', language)
    where chatbotid = bot and id = conversation;
  end if;
  return jsonb_build_object('outcome', 'queued', 'ids', parts, 'claim', claim);
end $$;

-- Ends a turn: settled up to its last message, the quota given back unless a reply went out (fixed sentences are not
-- counted), the owner told when asked. ending: {result, reason, unsent: {content, reason}, notice}. True: more has come.
create or replace function finish_turn(bot uuid, owner uuid, conversation uuid, turn uuid, holding bigint, ending jsonb)
returns boolean language plpgsql as $$
declare
  c conversations := held(bot, owner, conversation, holding);
begin
  return c.id is not null and end_turn(c, owner, turn, ending);
end $$;

-- The same for a conversation that is held. Of a turn that is ended already it tells again whether more has come.
create or replace function end_turn(c conversations, owner uuid, turn uuid, ending jsonb) returns boolean language plpgsql as $$
declare
  bot uuid := c.chatbotid;
  t turns;
  unsent uuid;
  more boolean;
  told jsonb;
  event bigint;
begin
  update turns set doneat = now(), result = ending->>'result', reason = ending->>'reason'
  where chatbotid = bot and id = turn and doneat is null returning * into t;
  if t.id is null then return c.last_seq > c.done_seq; end if;
  if ending->>'result' <> 'replied' and t.usagereserved then
    update "subscriptionUsage" set "messagesUsed" = "messagesUsed" - 1
    where userid = owner and "messagesUsed" > 0 and last_reset_date <= t.openedat;
    update turns set usagereserved = false where chatbotid = bot and id = turn;
  elsif t.usagereserved then
    told := usage_counted(bot, owner);
  end if;
  if ending->'unsent'->>'content' is not null then
    insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, sentat, origin, turnid, part,
      status, reason, metadata)
    values (bot, c.clientid, c.id, 'OUTBOUND', 'CHATBOT', ending->'unsent'->>'content', now(), 'bot', turn, 1,
      'not_sent', ending->'unsent'->>'reason',
      jsonb_build_object('timestamp', extract(epoch from now())::bigint, 'type', 'text', 'origin', 'bot', 'turnId', turn))
    on conflict do nothing returning id into unsent;
    if unsent is not null then event := live_message(bot, unsent); end if;
  end if;
  if ending->>'reason' = 'quota' then
    perform tell_usage(bot, owner, 100, ending->>'notice');
  elsif ending->>'notice' is not null then
    perform add_notification(bot, ending->>'notice');
  end if;
  -- A wish for silence that came meanwhile waits to be confirmed, and what an older worker did not see claimed with its reply
  -- (queue_reply) to be sent: no job is out for it but this one.
  more := c.last_seq > t.toseq;
  if not more then
    more := exists (select 1 from messages where chatbotid = bot and conversationid = c.id and status in ('queued', 'sending'));
  end if;
  update conversations set
    done_seq = greatest(done_seq, t.toseq), heldsince = null, deaths = 0,
    nottextat = case when ending->>'reason' = 'not_text' then now() else nottextat end,
    ratenoticedat = case when ending->>'reason' = 'rate_limit' and ending->>'notice' is not null then now() else ratenoticedat end,
    scheduledat = case when more then now() end
  where chatbotid = bot and id = c.id;
  event := live_event(bot, 'turn.done', jsonb_strip_nulls(jsonb_build_object('turnId', turn, 'conversationId', c.id,
    'result', ending->>'result', 'reason', ending->>'reason')));
  return more;
end $$;

-- Lets go of the conversation. until: come back then, because a send waits. True: something moved meanwhile, go on.
create or replace function let_go(bot uuid, owner uuid, conversation uuid, holding bigint, until timestamptz)
returns boolean language plpgsql as $$
declare
  c conversations := held(bot, owner, conversation, holding);
  waiting boolean;
  more boolean;
begin
  if c.id is null then return false; end if;
  waiting := exists (select 1 from messages where chatbotid = bot and conversationid = conversation
    and (status in ('queued', 'sending') or status = 'unknown' and nexttryat is not null));
  -- With a send in the way new messages wait behind it; without one they are answered now.
  more := case when until is null then waiting or c.last_seq > c.done_seq else not waiting end;
  update conversations set
    heldsince = null,
    deaths = case when c.last_seq = c.done_seq and not waiting then 0 else deaths end,
    scheduledat = case when more then now() end,
    wakeat = case when more or (c.last_seq = c.done_seq and not waiting) then null else until end
  where chatbotid = bot and id = conversation;
  return more;
end $$;

-- A worker that has lost its database for a moment is no dead one: its next look at the conversation counts no death. What has
-- been taken meanwhile by another try, as this one seemed dead, is that one's to put down.
create or replace function put_down(bot uuid, owner uuid, conversation uuid, attempt text default null) returns void language plpgsql as $$
begin
  perform enter(bot, owner);
  update conversations set heldsince = null
  where chatbotid = bot and id = conversation and heldby is not distinct from attempt;
end $$;

-- The database, or our own code, has refused a step of this try: counted like a death, as the same will happen again.
create or replace function turn_failed(bot uuid, owner uuid, conversation uuid, attempt text) returns void language plpgsql as $$
declare
  c conversations;
begin
  perform enter(bot, owner);
  update conversations set deaths = deaths + 1, heldsince = case when heldby is distinct from attempt then heldsince end
  where chatbotid = bot and id = conversation returning * into c;
  update turns set deaths = deaths + 1 where chatbotid = bot and conversationid = conversation and doneat is null;
  -- Perhaps it cannot even be opened any more.
  if c.deaths >= 5 then perform give_up(c, owner); end if;
end $$;

-- The conversation is at rest, whatever was to be done for it: what may have left us stays in doubt, the rest never leaves, and
-- the owner is told; the client, too, whose words got no reply at all. Each part on its own: what the database refuses, or cannot
-- do in time, keeps the others from nothing.
create or replace function give_up(c conversations, owner uuid) returns conversations language plpgsql as $$
declare
  bot uuid := c.chatbotid;
  t turns;
  apology uuid;
begin
  begin
    update messages set nexttryat = null,
      reason = case status when 'queued' then 'given_up' else 'unconfirmed' end,
      status = case status when 'queued' then 'failed' else 'unknown' end
    where chatbotid = bot and conversationid = c.id
      and (status in ('queued', 'sending') or status = 'unknown' and nexttryat is not null);
  exception when query_canceled or others then
  end;
  select * into t from turns where chatbotid = bot and conversationid = c.id and doneat is null;
  begin
    perform end_turn(c, owner, t.id, jsonb_build_object('reason', 'failed', 'result', case when exists (
      select 1 from messages where chatbotid = bot and turnid = t.id and status in ('sent', 'delivered', 'read', 'unknown'))
      then 'replied' else 'stopped' end));
  exception when query_canceled or others then
    update turns set doneat = now(), result = 'stopped', reason = 'failed' where chatbotid = bot and id = t.id;
  end;
  begin
    -- Not where the turn never came to be counted: it may be that the quota cannot be read (contract.md 4.1, step 3).
    if c.last_seq > c.done_seq and (t.id is null or t.usagereserved)
      and not exists (select 1 from messages where chatbotid = bot and turnid = t.id) then
      -- SENTENCES.configurationUnreadable of core/reply/failures.ts.
      insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, sentat, origin, turnid, part,
        status, metadata)
      select bot, c.clientid, c.id, 'OUTBOUND', 'CHATBOT',
        'I am sorry, an error occurred while getting the chatbot configuration. Please try again later.', now(), 'bot', t.id, 1,
        'queued', jsonb_build_object('timestamp', extract(epoch from now())::bigint, 'type', 'text', 'origin', 'bot')
      from clients k where k.chatbotid = bot and k.id = c.clientid and not k.simulated
      returning id into apology;
      if apology is not null then perform live_message(bot, apology); end if;
    end if;
  exception when query_canceled or others then
    apology := null;
  end;
  begin
    perform add_notification(bot, 'No se pudo terminar de responder a '
      || coalesce((select nullif(name, '') from clients where chatbotid = bot and id = c.clientid), 'un cliente')
      || ': el mensaje hace fallar al sistema. Mira su conversación.');
  exception when query_canceled or others then
  end;
  update conversations set done_seq = greatest(done_seq, coalesce(t.toseq, last_seq)), heldsince = null, deaths = 0, wakeat = null,
    scheduledat = case when apology is not null or last_seq > coalesce(t.toseq, last_seq) then now() end
  where chatbotid = bot and id = c.id returning * into c;
  return c;
end $$;
