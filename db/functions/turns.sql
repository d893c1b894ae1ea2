drop function if exists held(uuid, uuid, bigint);
drop function if exists save_step(uuid, uuid, uuid, uuid, bigint, int, text, jsonb);
drop function if exists open_turn(uuid, uuid, uuid), enter(uuid, uuid);

-- The steps of a turn that change the conversation's row (design.md 1.1, contract.md 4). Each locks that row and compares the
-- fence, so that a worker that was taken for dead can write nothing.

-- The functions below enter their tenant themselves: each is one statement, one round trip, one transaction. Results that are
-- not needed are assigned all the same (entered, event, told), because an assignment costs less than `perform`, which runs a
-- statement.
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
-- attempt: identifies this worker's hold for put_down; null for workers of an older version.
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
  -- scheduledat keeps its value: it is indexed, so a new value would have all indexes of the row written again.
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
  -- After three deaths the core ends a turn without a reply. With five, that was not possible either.
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

  answer := jsonb_build_object('fence', c.fence, 'deaths', c.deaths, 'outbox', to_jsonb(array(
    select jsonb_build_object('id', id, 'content', content, 'turnid', turnid)
    from messages where chatbotid = bot and conversationid = conversation
      and is_on_its_way(status, nexttryat) order by arrival)));
  if t.id is null then return answer; end if;
  answer := answer || jsonb_build_object('resumed', resumed, 'written', written,
    'turn', jsonb_build_object('id', t.id, 'toseq', t.toseq, 'result', t.result, 'reason', t.reason));
  if not written then return briefing_of(c, t, resumed, answer); end if;
  -- Whether any part of the reply was sent, or still may be.
  return answer || jsonb_build_object('delivered', exists (
    select 1 from messages where chatbotid = bot and turnid = t.id and may_have_arrived(status)));
end $$;

-- The line as a turn needs it. Null: there is none.
create or replace function turn_line(w "whatsappConnections", c conversations) returns jsonb language sql stable as $$
  select case when w.chatbotid is not null then jsonb_build_object('phonenumberid', w.phonenumberid, 'accesstoken', w.accesstoken,
    'status', case when has_ended(w) then 'TOKEN_EXPIRED' end, 'heard', heard_here(w, c)) end
$$;

-- What may stop a turn that is open already (stopFor of core/reply/stop.ts), as it is now. Null: another worker holds the
-- conversation. Asked before each change of the calendar, as the owner may have written to the client while the model thought.
create or replace function refresh_briefing(bot uuid, owner uuid, conversation uuid, holding bigint) returns jsonb language plpgsql as $$
declare
  entered text := enter(bot, owner);
  answer jsonb;
begin
  select jsonb_build_object(
    'pausedby', case when pause_holds(c.pausedat, c.pauseduntil) then coalesce(c.pausedby, 'bot') end,
    'opted_out', k.opted_out,
    'is_paused', b.is_paused,
    'accountGone', u.id is null or u.deletedat is not null,
    'connection', turn_line(w, c))
  into answer from conversations c
    join chatbots b on b.id = c.chatbotid
    join clients k on k.chatbotid = c.chatbotid and k.id = c.clientid
    left join users u on u.id = b.userid
    left join "whatsappConnections" w on w.chatbotid = c.chatbotid
  where c.chatbotid = bot and c.id = conversation and c.fence = holding;
  return answer;
end $$;

-- Stores a step, which is then never taken again. False: another worker holds the conversation. settled: what it did to an
-- appointment (bookings.sql), {key, receipt, told}, or null; workers of an older version leave it out and settle it themselves.
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
-- lost. reply: {parts: [text], greeted, language, paused, simulated, quotes, notice, ending: {result, reason}}; after 3
-- compositions it goes out as it is. Its first part is claimed with it: `claim`, as claim_send answers. notice: what the owner hears
-- of it when it leaves (claim_message); workers of an older version notify before.
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
      -- Released, to be opened again: this is no death of the worker.
      update conversations set heldsince = null where chatbotid = bot and id = conversation;
      return '{"outcome": "moved"}';
    end if;
  end if;
  -- Fields that have their usual value in an open turn with a reply are left out (adapters/postgres/opened-row.ts fills them in).
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
    values (bot, c.clientid, conversation, 'OUTBOUND', 'CHATBOT', reply->'parts'->>(n - 1), reply_second(c), 'bot',
      turn, n, m.quotes, m.status, m.reason, m.phonenumberid,
      jsonb_build_object('timestamp', extract(epoch from now())::bigint, 'type', 'text', 'origin', 'bot', 'turnId', turn)
        || case when n = 1 and claim ? 'wait' and reply ? 'notice' then jsonb_build_object('notice', reply->'notice') else '{}' end)
    returning id into m.id;
    parts := parts || m.id;
    if not simulated then event := live_message(bot, m.id); end if;
  end loop;
  if reply ? 'notice' and (simulated or claim ? 'go') then
    perform add_notification(bot, reply->>'notice', true);
  end if;
  if claim ? 'go' or greeted or reply->>'language' <> coalesce(c.language, '') then
    update conversations set
      pacedto = case when claim ? 'go' then pair_paced(pacedto) else pacedto end,
      greetedat = case when greeted then now() else greetedat end,
      disclosureid = case when greeted then parts[1] else disclosureid end,
      language = coalesce(reply->>'language', language)
    where chatbotid = bot and id = conversation;
  end if;
  return jsonb_build_object('outcome', 'queued', 'ids', parts, 'claim', claim);
end $$;

-- Ends a turn: settled up to its last message, the quota given back unless a reply went out (fixed sentences are not
-- counted), the owner told when asked, and of what was done in the calendar where no reply tells the client. ending: {result,
-- reason, unsent: {content, reason}, notice, unsettled: what is told even in a full list}. True: more has come.
create or replace function finish_turn(bot uuid, owner uuid, conversation uuid, turn uuid, holding bigint, ending jsonb)
returns boolean language plpgsql as $$
declare
  c conversations := held(bot, owner, conversation, holding);
begin
  return c.id is not null and end_turn(c, owner, turn, ending);
end $$;

-- Tells the owner what a turn has done in the calendar, if anything: no reply tells the client, or nobody knows whether it arrived
-- (doubtful).
create or replace function tell_untold(bot uuid, client uuid, turn uuid, doubtful boolean default false) returns void
language plpgsql as $$
declare
  receipts text := (select string_agg(data->>'receipt', ' ' order by n) from turn_steps where chatbotid = bot and turnid = turn);
  called text;
begin
  if receipts is null then return; end if;
  called := name_for_owner(bot, client);
  perform add_notification(bot, case when doubtful
    then 'Puede que ' || called || ' no sepa lo que el bot ha hecho con su cita: «' || receipts || '» Confírmaselo tú.'
    else 'El bot no ha podido decir a ' || called || ' lo que ha hecho con su cita: «' || receipts || '» Díselo tú.' end, true);
end $$;

-- The same for a conversation that is held. For a turn that has ended already it answers again whether more has come.
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
  -- Of a joined turn, too: nothing ensures that the reply in the other conversation tells it.
  -- In the words in which it was told already where the status of a second copy came first (accept_status.sql).
  if ending->>'result' <> 'replied' then
    perform tell_untold(bot, c.clientid, turn, exists (
      select 1 from messages where chatbotid = bot and turnid = turn and part = 1 and possible_duplicate));
  end if;
  if ending->'unsent'->>'content' is not null then
    insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, sentat, origin, turnid, part,
      status, reason, metadata)
    values (bot, c.clientid, c.id, 'OUTBOUND', 'CHATBOT', ending->'unsent'->>'content', reply_second(c), 'bot', turn, 1,
      'not_sent', ending->'unsent'->>'reason',
      jsonb_build_object('timestamp', extract(epoch from now())::bigint, 'type', 'text', 'origin', 'bot', 'turnId', turn))
    on conflict do nothing returning id into unsent;
    if unsent is not null then event := live_message(bot, unsent); end if;
  end if;
  if ending->>'reason' = 'quota' then
    perform notify_usage(bot, owner, 100, ending->>'notice');
  elsif ending->>'notice' is not null then
    perform add_notification(bot, ending->>'notice');
  end if;
  if ending->>'unsettled' is not null then
    perform add_notification(bot, ending->>'unsettled', true);
  end if;
  update conversations set
    done_seq = greatest(done_seq, t.toseq), heldsince = null, deaths = 0,
    nottextat = case when ending->>'reason' = 'not_text' then now() else nottextat end,
    ratenoticedat = case when ending->>'reason' = 'rate_limit' and ending->>'notice' is not null then now() else ratenoticedat end,
    -- An opt-out that came meanwhile waits for its confirmation, or a reply that an older worker did not claim (queue_reply) waits
    -- to be sent. This job is the only one for them.
    scheduledat = case when c.last_seq > t.toseq or exists (select 1 from messages
      where chatbotid = bot and conversationid = c.id and status in ('queued', 'sending')) then now() end
  where chatbotid = bot and id = c.id returning scheduledat is not null into more;
  event := live_event(bot, 'turn.done', jsonb_strip_nulls(jsonb_build_object('turnId', turn, 'conversationId', c.id,
    'result', ending->>'result', 'reason', ending->>'reason')));
  return more;
end $$;

-- Releases the conversation. until: when a waiting send is due. True: something new has come meanwhile, so the worker goes on.
create or replace function let_go(bot uuid, owner uuid, conversation uuid, holding bigint, until timestamptz)
returns boolean language plpgsql as $$
declare
  c conversations := held(bot, owner, conversation, holding);
  waiting boolean;
  more boolean;
begin
  if c.id is null then return false; end if;
  waiting := exists (select 1 from messages where chatbotid = bot and conversationid = conversation
    and is_on_its_way(status, nexttryat));
  -- New messages wait behind a waiting send; without one they are answered now.
  more := case when until is null then waiting or c.last_seq > c.done_seq else not waiting end;
  update conversations set
    heldsince = null,
    deaths = case when c.last_seq = c.done_seq and not waiting then 0 else deaths end,
    scheduledat = case when more then now() end,
    wakeat = case when more or (c.last_seq = c.done_seq and not waiting) then null else until end
  where chatbotid = bot and id = conversation;
  return more;
end $$;
