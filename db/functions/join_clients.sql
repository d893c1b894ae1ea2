-- Merges two clients who are one person: one was known by a number, the other by a user id, and a message has named both. All
-- messages, waiting work, pauses and opt-outs are kept. The row that stays is that for which an appointment is being booked, as it
-- will name it; else that of the newest entry in Google's calendar; else the one that is being answered, as such an entry may be on
-- its way; else the older. The id of the other is remembered, because entries in Google's calendar may still name it.
create or replace function join_clients(one clients, other clients) returns clients language plpgsql as $$
declare
  bot uuid := one.chatbotid;
  kept clients;
  gone clients;
  leaving conversations;
begin
  perform 1 from conversations where chatbotid = bot and clientid in (one.id, other.id) order by id for update;
  -- A time has just been held for the other, too: the transaction is repeated and sees it.
  if not may_join(one, other) then raise serialization_failure; end if;
  select k.* into kept from clients k where k.chatbotid = bot and k.id in (one.id, other.id)
  order by is_booked_for(k) desc, (select max(r.at) from receipts r where r.chatbotid = bot and r.clientid = k.id) desc nulls last,
    (select v.heldsince from conversations v where v.chatbotid = bot and v.clientid = k.id) desc nulls last, k.createdat limit 1;
  select * into gone from clients where chatbotid = bot and id in (one.id, other.id) and id <> kept.id;
  -- Another process has just merged them: the transaction is repeated and sees it.
  if gone.id is null then raise serialization_failure; end if;
  select * into leaving from conversations where chatbotid = bot and clientid = gone.id;
  if leaving.id is not null then perform join_conversations(conversation_of(bot, kept.id), leaving); end if;
  update receipts set clientid = kept.id where chatbotid = bot and clientid = gone.id;
  update former_clients set clientid = kept.id where chatbotid = bot and clientid = gone.id;
  insert into former_clients (chatbotid, id, clientid) values (bot, gone.id, kept.id);
  delete from clients where chatbotid = bot and id = gone.id;
  -- Memories that were being saved for this client are stored by now.
  update memory_history set clientid = kept.id where chatbotid = bot and clientid = gone.id;
  update clients set
    phonenumber = coalesce(phonenumber, gone.phonenumber), userid = coalesce(userid, gone.userid),
    name = coalesce(nullif(name, ''), gone.name), createdat = least(createdat, gone.createdat),
    -- Of an opt-out and an opt-in the one that was written last counts.
    opted_out = opted_out and coalesce(optedoutat >= gone.optedinat, true)
      or gone.opted_out and coalesce(gone.optedoutat >= optedinat, true),
    optedoutat = greatest(optedoutat, gone.optedoutat), optedinat = greatest(optedinat, gone.optedinat)
  where chatbotid = bot and id = kept.id returning * into kept;
  return kept;
end $$;

-- Merges their conversations, which are both locked. A worker that holds the leaving one loses it; the worker of the other answers
-- its messages.
create or replace function join_conversations(staying conversations, leaving conversations) returns void language plpgsql as $$
declare
  bot uuid := staying.chatbotid;
  owner uuid := (select userid from chatbots where id = bot);
  t turns;
  written boolean;
  answered bigint := leaving.done_seq;
  below bigint;
  lapsed conversations;
begin
  select * into t from turns where chatbotid = bot and conversationid = leaving.id and doneat is null;
  if t.id is not null then
    written := exists (select 1 from messages where chatbotid = bot and turnid = t.id);
    if written then answered := t.toseq; end if;
    perform enter(bot, owner);
    perform end_turn(leaving, owner, t.id, case when written
      then jsonb_build_object('result', coalesce(t.result, 'replied'), 'reason', t.reason)
      else jsonb_build_object('result', 'stopped', 'reason', 'joined', 'unsettled', unsettled_call(bot, leaving.clientid, t.id)) end);
    perform set_config('app.user', '', true);
    -- A reply that waits may still be cancelled, and then its turn, which has ended, tells nobody what it did in the calendar.
    if exists (select 1 from messages where chatbotid = bot and turnid = t.id and part = 1 and is_on_its_way(status, nexttryat)) then
      perform tell_untold(bot, leaving.clientid, t.id, true);
    end if;
  end if;
  -- Answered messages get numbers below those of all turns, in their order; waiting ones get numbers behind those that wait
  -- already.
  below := least(1, (select min(fromseq) from turns where chatbotid = bot and conversationid = staying.id)) - 1 - leaving.last_seq;
  update messages set clientid = staying.clientid, conversationid = staying.id,
    seq = case when seq > answered then staying.last_seq + seq - answered else seq + below end
  where chatbotid = bot and conversationid = leaving.id;
  update turns set conversationid = staying.id, fromseq = fromseq + below, toseq = toseq + below
  where chatbotid = bot and conversationid = leaving.id;
  -- A pause that is over counts for nothing, and is told as end_pauses would have told it.
  for lapsed in update conversations set pausedat = null, pausedby = null, pauseduntil = null
    where chatbotid = bot and id in (staying.id, leaving.id) and pauseduntil <= now() returning *
  loop
    perform live_event(bot, 'conversation.resumed', jsonb_build_object('conversationId', lapsed.id, 'by', 'time'));
  end loop;
  if leaving.pauseduntil <= now() then
    leaving.pausedat := null;
    leaving.pausedby := null;
    leaving.pauseduntil := null;
  end if;
  update conversations set
    last_seq = last_seq + leaving.last_seq - answered,
    lastinboundat = greatest(lastinboundat, leaving.lastinboundat),
    -- Of two pauses the one without an end counts.
    pausedat = coalesce(pausedat, leaving.pausedat),
    -- The bot's own pause becomes the other's: even the reply that told of it is not sent any more.
    pausedby = case when coalesce(pausedby, 'bot') = 'bot' and leaving.pausedat is not null then leaving.pausedby
      else coalesce(pausedby, leaving.pausedby) end,
    pauseduntil = case
      when pausedat is null then leaving.pauseduntil
      when leaving.pausedat is null then pauseduntil
      when pauseduntil is not null and leaving.pauseduntil is not null then greatest(pauseduntil, leaving.pauseduntil) end,
    resumedat = greatest(resumedat, leaving.resumedat),
    greetedat = coalesce(greetedat, leaving.greetedat),
    disclosureid = case when greetedat is null then leaving.disclosureid else disclosureid end,
    language = coalesce(language, leaving.language),
    nottextat = greatest(nottextat, leaving.nottextat), ratenoticedat = greatest(ratenoticedat, leaving.ratenoticedat),
    pacedto = greatest(pacedto, leaving.pacedto),
    wakeat = case when scheduledat is null and (leaving.scheduledat is not null or leaving.wakeat is not null)
      then now() else wakeat end
  where chatbotid = bot and id = staying.id returning * into staying;
  -- Open dashboards know the pause by the conversation that is gone, which nobody can resume.
  if leaving.pausedat is not null then
    perform live_event(bot, 'conversation.paused',
      jsonb_build_object('conversationId', staying.id, 'by', coalesce(staying.pausedby, 'bot')));
  end if;
end $$;

-- Whether a time is being held for a turn of this client. The key of a hold is the turn's id and an ordinal.
create or replace function is_booked_for(client clients) returns boolean language sql stable as $$
  select exists (select 1
    from conversations v
      join turns t on t.chatbotid = v.chatbotid and t.conversationid = v.id and t.doneat is null
      join slot_holds h on h.chatbotid = v.chatbotid and h.booking like t.id || ':%' and h.state = 'held' and h.expiresat > now()
    where v.chatbotid = client.chatbotid and v.clientid = client.id)
$$;

-- Whether two clients may become one now: not while times are held for both, as the receipt of one would then belong to nobody.
create or replace function may_join(one clients, other clients) returns boolean language sql stable as $$
  select not (is_booked_for(one) and is_booked_for(other))
$$;
