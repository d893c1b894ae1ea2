-- How a turn ends, and what the owner hears of it. As in turns.sql, the fence is compared with that of the conversation.

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

-- What the owner is told of a turn of which nobody knows what its last call did in the calendar (NOTICES.unsettled of
-- core/reply/notices.ts); null: that is known. As unanswered and changesCalendar of core/reply tell, for turns that the core does not end.
create or replace function unsettled_call(bot uuid, client uuid, turn uuid) returns text language sql stable as $$
  select 'Google no ha contestado y no se sabe si ha guardado un cambio. Revisa en el calendario las citas de '
    || name_for_owner(bot, client) || '.'
  from (select n, data from turn_steps where chatbotid = bot and turnid = turn and kind = 'model' order by n desc limit 1) asked
  where data->'toolCalls'->(select count(*)::int from turn_steps s where s.chatbotid = bot and s.turnid = turn and s.n > asked.n)
    ->>'name' like '%\_calendar\_event'
$$;

-- Whether something is left to do once all is answered up to this number: messages behind it, the confirmation of an opt-out that came
-- meanwhile, or a reply that an older worker did not claim (queue_reply).
create or replace function is_left(c conversations, answered bigint) returns boolean language sql stable as $$
  select c.last_seq > answered or exists (select 1 from messages
    where chatbotid = c.chatbotid and conversationid = c.id and status in ('queued', 'sending'))
$$;

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
  if t.id is null then return is_left(c, c.done_seq); end if;
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
    -- This job is the only one for what is left.
    scheduledat = case when is_left(c, t.toseq) then now() end
  where chatbotid = bot and id = c.id returning scheduledat is not null into more;
  event := live_event(bot, 'turn.done', jsonb_strip_nulls(jsonb_build_object('turnId', turn, 'conversationId', c.id,
    'result', ending->>'result', 'reason', ending->>'reason')));
  return more;
end $$;
