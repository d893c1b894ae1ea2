drop function if exists held(uuid, uuid, bigint);
drop function if exists save_step(uuid, uuid, uuid, uuid, bigint, int, text, jsonb);
drop function if exists open_turn(uuid, uuid, uuid), put_down(uuid, uuid, uuid);

-- The steps of a turn that touch the conversation's row (design.md 1.1, contract.md 4). Every one of them takes that row's
-- lock and compares the fence, so that a worker which was taken for dead writes nothing any more.

-- The functions below enter their tenant themselves: each is one statement, one flight, one transaction.
create or replace function enter(bot uuid, owner uuid) returns void language plpgsql as $$
begin
  perform set_config('app.chatbot', bot::text, true), set_config('app.user', owner::text, true);
end $$;

-- Enters the tenant, and locks the conversation if this worker still holds it.
create or replace function held(bot uuid, owner uuid, conversation uuid, holding bigint) returns conversations language plpgsql as $$
declare
  c conversations;
begin
  perform set_config('app.chatbot', bot::text, true), set_config('app.user', owner::text, true);
  select * into c from conversations where chatbotid = bot and id = conversation and fence = holding for update;
  return c;
end $$;

-- Takes the conversation, opens or resumes its turn, and gathers in one read all that the turn needs.
-- Null: the conversation is gone. attempt: names the hold for put_down; left out by a worker that is older than this.
create or replace function open_turn(bot uuid, owner uuid, conversation uuid, attempt text default null) returns jsonb language plpgsql as $$
declare
  c conversations;
  bots chatbots;
  who clients;
  t turns;
  resumed boolean := true;
  written boolean := false;
  died boolean;
  answer jsonb;
begin
  perform enter(bot, owner);
  select heldsince is not null into died from conversations where chatbotid = bot and id = conversation for update;
  update conversations set
    fence = fence + 1, scheduledat = now(), wakeat = null, heldsince = now(), heldby = attempt, deaths = deaths + died::int,
    pausedat = case when pauseduntil < now() then null else pausedat end,
    pausedby = case when pauseduntil < now() then null else pausedby end,
    pauseduntil = case when pauseduntil < now() then null else pauseduntil end
  where chatbotid = bot and id = conversation returning * into c;
  if c.id is null then return null; end if;
  select * into bots from chatbots where id = bot;
  select * into who from clients where chatbotid = bot and id = c.clientid;
  -- Who never got the greeting has not been told that an assistant answers.
  if exists (select 1 from messages where chatbotid = bot and id = c.disclosureid
      and status in ('failed', 'cancelled', 'not_sent')) then
    c.greetedat := null;
  end if;

  select * into t from turns where chatbotid = bot and conversationid = conversation and doneat is null;
  written := exists (select 1 from messages where chatbotid = bot and turnid = t.id);
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
    perform live_event(bot, 'turn.started', jsonb_build_object('turnId', t.id, 'conversationId', conversation));
  elsif t.id is not null then
    if died or (t.toseq < c.last_seq and not written) then
      update turns set deaths = deaths + died::int, toseq = case when written then toseq else c.last_seq end
      where chatbotid = bot and id = t.id returning * into t;
    end if;
  end if;

  answer := jsonb_build_object(
    'fence', c.fence,
    'deaths', c.deaths,
    'conversation', to_jsonb(c),
    'client', to_jsonb(who),
    'chatbot', to_jsonb(bots) - 'pause_secret',
    'outbox', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'content', content, 'turnid', turnid) order by arrival) from messages
      where chatbotid = bot and conversationid = conversation
        and (status in ('queued', 'sending') or status = 'unknown' and nexttryat is not null)), '[]'));
  if t.id is null then return answer; end if;
  answer := answer || jsonb_build_object('turn', to_jsonb(t), 'resumed', resumed, 'written', written);
  if written then
    -- Whether any part of the reply is out or still may be.
    return answer || jsonb_build_object('delivered', exists (
      select 1 from messages where chatbotid = bot and turnid = t.id and status in ('sent', 'delivered', 'read', 'unknown')));
  end if;

  return answer || jsonb_build_object(
    'accountGone', not exists (select 1 from users where id = bots.userid and deletedat is null),
    'connection', (select to_jsonb(w) - 'webhooksecret' - 'pin' || jsonb_build_object('heard', heard_here(w, c))
      from "whatsappConnections" w where chatbotid = bot),
    'steps', coalesce((select jsonb_agg(jsonb_build_object('n', n, 'kind', kind, 'data', data) order by n) from turn_steps
      where chatbotid = bot and turnid = t.id), '[]'),
    'fresh', coalesce((
      select jsonb_agg(jsonb_build_object('id', m.id, 'content', m.content, 'type', m.metadata->>'type', 'sentat', m.sentat,
        'whatsappMessageId', m."whatsappMessageId", 'quoted', (select q.content from messages q
          where q.chatbotid = bot and q.id = m.quotes and not q.metadata ? 'revoked')) order by m.sentat, m.arrival)
      from messages m where m.chatbotid = bot and m.conversationid = conversation and m.seq between t.fromseq and t.toseq
        -- What was deleted before anything came of it is not answered.
        and (not m.metadata ? 'revoked' or exists (select 1 from turn_steps where chatbotid = bot and turnid = t.id))), '[]'),
    'history', coalesce((
      select jsonb_agg(jsonb_build_object('direction', h.direction, 'content', h.content, 'sentat', h.sentat,
        'origin', h.origin) order by h.sentat, h.arrival)
      from (select * from messages where chatbotid = bot and clientid = c.clientid
              and (seq is null or seq < t.fromseq)
              and (direction = 'INBOUND' or coalesce(status, 'sent') not in ('cancelled', 'not_sent', 'failed'))
            order by sentat desc, arrival desc limit 30) h), '[]'),
    'sources', coalesce((
      select jsonb_agg(jsonb_build_object('type', type, 'content', content, 'url', url) order by arrival)
      from "knowledgeSources" where chatbotid = bot), '[]'),
    'globalmemory', (select globalmemory from memory where chatbot_id = bot),
    'calendar', (select jsonb_build_object('id', id, 'allowmodifyanyevent', allowmodifyanyevent)
      from googlecalendarconnections where chatbotid = bot and error is null),
    'plan', (
      select jsonb_build_object('since', s."currentPeriodStart", 'limits', p.limits)
      from subscriptions s join plans p on p.id = s."planId"
      where s.userid = bots.userid and s.status in ('active', 'trialing') order by s.createdat desc limit 1),
    'tryout', (select limits from plans where name = 'Tryout'),
    'signedup', (select createdat from users where id = bots.userid),
    'turnsLastHour', (select count(*) from turns o where o.chatbotid = bot and o.conversationid = conversation
      and o.id <> t.id and o.openedat > now() - interval '1 hour' and coalesce(o.result, '') <> 'stopped'),
    'turnsLastDay', (select count(*) from turns o where o.chatbotid = bot and o.conversationid = conversation
      and o.id <> t.id and o.openedat > now() - interval '24 hours' and coalesce(o.result, '') <> 'stopped'),
    'writesLastHour', (select count(*) from turns o join turn_steps s on s.chatbotid = o.chatbotid and s.turnid = o.id
      where o.chatbotid = bot and o.conversationid = conversation and o.openedat > now() - interval '1 hour'
        and s.kind = 'result' and s.data->>'name' in ('save_memory', 'update_memory', 'notify_owner')
        and (s.data->>'ok')::boolean),
    'now', now());
end $$;

-- One reply of the period's quota, once per turn. One guarded UPDATE: at 95 of 100, 60 at once get 5.
create or replace function reserve_usage(bot uuid, owner uuid, turn uuid, period timestamptz, quota int)
returns boolean language plpgsql as $$
declare
  t turns;
begin
  perform enter(bot, owner);
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
  c conversations;
  t turns;
  parts uuid[];
  simulated boolean := (reply->>'simulated')::boolean;
begin
  c := held(bot, owner, conversation, holding);
  if c.id is null then return '{"outcome": "lost"}'; end if;
  select * into t from turns where chatbotid = bot and id = turn;
  if c.last_seq > upto and t.composed < 3 then
    update turns set composed = composed + 1, toseq = c.last_seq where chatbotid = bot and id = turn;
    -- Put down to be opened anew: that is no death of this worker.
    update conversations set heldsince = null where chatbotid = bot and id = conversation;
    return '{"outcome": "moved"}';
  end if;
  update turns set toseq = upto, paused = (reply->>'paused')::boolean,
    result = reply->'ending'->>'result', reason = reply->'ending'->>'reason' where chatbotid = bot and id = turn;
  insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, sentat, origin,
    turnid, part, quotes, status, metadata)
  select bot, c.clientid, conversation, 'OUTBOUND', 'CHATBOT', part.value, clock_timestamp(), 'bot',
    turn, part.ordinality, case when part.ordinality = 1 then (reply->>'quotes')::uuid end, case when simulated then 'sent' else 'queued' end,
    jsonb_build_object('timestamp', extract(epoch from now())::bigint, 'type', 'text', 'origin', 'bot', 'turnId', turn)
  from jsonb_array_elements_text(reply->'parts') with ordinality part
  order by part.ordinality;
  update conversations set
    greetedat = case when (reply->>'greeted')::boolean then now() else greetedat end,
    disclosureid = case when (reply->>'greeted')::boolean
      then (select id from messages where chatbotid = bot and turnid = turn and part = 1) else disclosureid end,
    language = coalesce(reply->>'language', language)
  where chatbotid = bot and id = conversation;
  parts := (select array_agg(id order by part) from messages where chatbotid = bot and turnid = turn);
  if not simulated then perform live_message(bot, id) from unnest(parts) id; end if;
  return jsonb_build_object('outcome', 'queued', 'ids', parts,
    'claim', case when not simulated then claim_message(c, parts[1]) end);
end $$;

-- Ends a turn: settled up to its last message, the quota given back unless a reply went out (fixed sentences are not
-- counted), the owner told when asked. ending: {result, reason, unsent: {content, reason}, notice}. True: more has come.
create or replace function finish_turn(bot uuid, owner uuid, conversation uuid, turn uuid, holding bigint, ending jsonb)
returns boolean language plpgsql as $$
declare
  c conversations;
begin
  c := held(bot, owner, conversation, holding);
  return c.id is not null and end_turn(c, owner, turn, ending);
end $$;

-- The same for a conversation that is held. Of a turn that is ended already it tells again whether more has come.
create or replace function end_turn(c conversations, owner uuid, turn uuid, ending jsonb) returns boolean language plpgsql as $$
declare
  bot uuid := c.chatbotid;
  t turns;
  unsent uuid;
  more boolean;
begin
  update turns set doneat = now(), result = ending->>'result', reason = ending->>'reason'
  where chatbotid = bot and id = turn and doneat is null returning * into t;
  if t.id is null then return c.last_seq > c.done_seq; end if;
  if ending->>'result' <> 'replied' and t.usagereserved then
    update "subscriptionUsage" set "messagesUsed" = "messagesUsed" - 1
    where userid = owner and "messagesUsed" > 0 and last_reset_date <= t.openedat;
    update turns set usagereserved = false where chatbotid = bot and id = turn;
  elsif t.usagereserved then
    perform usage_counted(bot, owner);
  end if;
  if ending->'unsent'->>'content' is not null then
    insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, sentat, origin, turnid, part,
      status, reason, metadata)
    values (bot, c.clientid, c.id, 'OUTBOUND', 'CHATBOT', ending->'unsent'->>'content', now(), 'bot', turn, 1,
      'not_sent', ending->'unsent'->>'reason',
      jsonb_build_object('timestamp', extract(epoch from now())::bigint, 'type', 'text', 'origin', 'bot', 'turnId', turn))
    on conflict do nothing returning id into unsent;
    if unsent is not null then perform live_message(bot, unsent); end if;
  end if;
  if ending->>'reason' = 'quota' then
    perform tell_usage(bot, owner, 100, ending->>'notice');
  elsif ending->>'notice' is not null then
    perform add_notification(bot, ending->>'notice');
  end if;
  -- A wish for silence that came meanwhile waits to be confirmed: no job is out for it but this one.
  more := c.last_seq > t.toseq
    or exists (select 1 from messages where chatbotid = bot and conversationid = c.id and status = 'queued');
  update conversations set
    done_seq = greatest(done_seq, t.toseq), heldsince = null, deaths = 0,
    nottextat = case when ending->>'reason' = 'not_text' then now() else nottextat end,
    ratenoticedat = case when ending->>'reason' = 'rate_limit' and ending->>'notice' is not null then now() else ratenoticedat end,
    scheduledat = case when more then now() end
  where chatbotid = bot and id = c.id;
  perform live_event(bot, 'turn.done', jsonb_strip_nulls(jsonb_build_object('turnId', turn, 'conversationId', c.id,
    'result', ending->>'result', 'reason', ending->>'reason')));
  return more;
end $$;

-- Lets go of the conversation. until: come back then, because a send waits. True: something moved meanwhile, go on.
create or replace function let_go(bot uuid, owner uuid, conversation uuid, holding bigint, until timestamptz)
returns boolean language plpgsql as $$
declare
  c conversations;
  waiting boolean;
  more boolean;
begin
  c := held(bot, owner, conversation, holding);
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
-- the owner is told. Each part on its own: what the database refuses here too keeps the others from nothing.
create or replace function give_up(c conversations, owner uuid) returns conversations language plpgsql as $$
declare
  bot uuid := c.chatbotid;
  t turns;
begin
  begin
    update messages set nexttryat = null,
      reason = case status when 'queued' then 'given_up' else 'unconfirmed' end,
      status = case status when 'queued' then 'failed' else 'unknown' end
    where chatbotid = bot and conversationid = c.id
      and (status in ('queued', 'sending') or status = 'unknown' and nexttryat is not null);
  exception when others then
  end;
  select * into t from turns where chatbotid = bot and conversationid = c.id and doneat is null;
  begin
    perform end_turn(c, owner, t.id, jsonb_build_object('reason', 'failed', 'result', case when exists (
      select 1 from messages where chatbotid = bot and turnid = t.id and status in ('sent', 'delivered', 'read', 'unknown'))
      then 'replied' else 'stopped' end));
  exception when others then
    update turns set doneat = now(), result = 'stopped', reason = 'failed' where chatbotid = bot and id = t.id;
  end;
  begin
    perform add_notification(bot, 'No se pudo terminar de responder a '
      || coalesce((select nullif(name, '') from clients where chatbotid = bot and id = c.clientid), 'un cliente')
      || ': el mensaje hace fallar al sistema. Mira su conversación.');
  exception when others then
  end;
  update conversations set done_seq = greatest(done_seq, coalesce(t.toseq, last_seq)), heldsince = null, deaths = 0, wakeat = null,
    scheduledat = case when last_seq > coalesce(t.toseq, last_seq) then now() end
  where chatbotid = bot and id = c.id returning * into c;
  return c;
end $$;
