drop function if exists settle_send(uuid, uuid, uuid, uuid, bigint, jsonb);

-- The send gate (contract.md 4.8): the transaction that sets "sending" reads again what was true when the reply was composed.
-- Pacing follows Meta's limits: a throughput for each number, and for each client 45 messages at once and then one every 6 seconds.

-- Asks whether a message may be sent. {go: {...}}: it has to be sent now; {wait: time}: not before then; {settled: status}: it will
-- not be sent (again); {lost: true}: another worker holds the conversation.
create or replace function claim_send(bot uuid, owner uuid, conversation uuid, message uuid, holding bigint) returns jsonb language plpgsql as $$
declare
  c conversations := held(bot, owner, conversation, holding);
begin
  return case when c.id is null then '{"lost": true}'::jsonb else claim_message(c, message) end;
end $$;

-- The time up to which the allowed sends are used up. If it is later than a burst can make it, the clock was set back since, and it
-- does not count.
create or replace function paced_from(pacedto timestamptz, burst interval) returns timestamptz language sql stable as $$
  select case when pacedto between now() and now() + burst + interval '1 minute' then pacedto else now() end
$$;

-- A client's pacing after one more send: 44 more may follow at once, and then one every 6 seconds.
create or replace function pair_paced(pacedto timestamptz) returns timestamptz language sql stable as $$
  select paced_from(pacedto, '264 seconds') + interval '6 seconds'
$$;

-- Whether the client has written to the number that the line has now, as only then they may be answered from it: the number is
-- older than the 24-hour window, or they have written to it (under its present id, also before it left this line and came back), or
-- since it is the line's. A numbersince in the future means that the clock was set back, and does not count.
create or replace function heard_here(w "whatsappConnections", c conversations) returns boolean language plpgsql stable as $$
begin
  if coalesce(w.numbersince <= now() - interval '24 hours' or w.numbersince > now() + interval '1 minute', true) then
    return true;
  end if;
  return exists (select 1 from messages where chatbotid = c.chatbotid and clientid = c.clientid and direction = 'INBOUND'
    and sentat > now() - interval '25 hours' and (createdat >= w.numbersince or phonenumberid = w.phonenumberid));
end $$;

-- Tells the owner why a reply was not sent, or that it is in doubt. The text names no client, so each cause is told once an hour
-- (add_notification). The words are those of core/whatsapp/faults.
create or replace function note_unsent(bot uuid, why text) returns void language sql as $$
  select add_notification(bot, case why when 'unconfirmed' then 'Una respuesta quizá no llegó. ' else 'Una respuesta no llegó. ' end
    || case why
      when 'unconfirmed' then 'WhatsApp no confirmó la entrega; puede que llegara. Míralo en tu teléfono.'
      when 'window_closed' then 'Pasaron más de 24 horas desde el último mensaje del cliente. Espera a que el cliente escriba de nuevo: entonces el bot puede responder.'
      when 'other_number' then 'El cliente escribió antes de que conectaras este número. Espera a que el cliente escriba de nuevo: entonces el bot puede responder.'
      when 'not_connected' then 'WhatsApp no está conectado. Conecta tu número.' end)
$$;

-- Tells the owner of a reply of which nobody knows whether it arrived. Its first part tells what was done in the calendar.
create or replace function note_unconfirmed(m messages) returns void language plpgsql as $$
begin
  perform note_unsent(m.chatbotid, 'unconfirmed');
  if m.part = 1 then perform tell_untold(m.chatbotid, m.clientid, m.turnid, true); end if;
end $$;

-- How long a waiting send waits at least: one of unknown outcome for its status event.
create or replace function grace_of(status text) returns interval language sql immutable
  return case status when 'unknown' then interval '90 seconds' else interval '0' end;

-- claim_send, for a conversation that is known to be held.
create or replace function claim_message(c conversations, message uuid) returns jsonb language plpgsql as $$
declare
  bot uuid := c.chatbotid;
  m messages;
  claim jsonb;
begin
  select * into m from messages where chatbotid = bot and id = message for update;
  if m.status = 'sending' then
    -- Its worker died before Meta answered. A status event may still tell what came of it; else it is sent again after this time.
    update messages set status = 'unknown', nexttryat = now() + grace_of('unknown') where chatbotid = bot and id = message returning * into m;
  end if;
  if m.status = 'unknown' and m.possible_duplicate and m.nexttryat <= now() then
    update messages set nexttryat = null, reason = 'unconfirmed' where chatbotid = bot and id = message returning * into m;
    perform live_status(m);
    perform note_unconfirmed(m);
    return '{"settled": "unknown"}';
  end if;
  if m.status not in ('queued', 'unknown') then return jsonb_build_object('settled', m.status); end if;
  if m.nexttryat > now() then return jsonb_build_object('wait', m.nexttryat); end if;

  claim := may_leave(c, m);
  if claim ? 'settled' then
    -- Nor are the parts behind one that is not sent, should what stops it be over by then: alone they would make no sense.
    for m in update messages set nexttryat = null, status = claim->>'settled', reason = claim->>'reason'
      where chatbotid = bot and (id = message
        or turnid = m.turnid and part > m.part and status = 'queued' and never_arrived(claim->>'settled'))
      returning *
    loop
      perform live_status(m);
    end loop;
  elsif claim ? 'go' then
    -- Once a send may have arrived, every later one is a possible duplicate, even if Meta refused one in between.
    update messages set possible_duplicate = m.possible_duplicate or m.status = 'unknown', status = 'sending', nexttryat = null,
      phonenumberid = claim->'go'->>'phonenumberid', metadata = metadata - 'notice'
    where chatbotid = bot and id = message;
    if m.metadata ? 'notice' then perform add_notification(bot, m.metadata->>'notice', true); end if;
    update conversations set pacedto = pair_paced(pacedto) where chatbotid = bot and id = c.id;
  end if;
  return claim;
end $$;

-- Whether a waiting message may be sent now: {go} | {wait} | {settled, reason}, the last with what to write into its row. A go is
-- counted in the pacing of the number; the caller counts it in that of the client (pair_paced).
create or replace function may_leave(c conversations, m messages) returns jsonb language plpgsql as $$
declare
  bot uuid := c.chatbotid;
  number_burst constant interval := '1 second';
  pair_burst constant interval := '270 seconds'; -- 45 at once
  w "whatsappConnections";
  who record;
  why text;
  doubtful boolean;
  unsent boolean;
  free timestamptz;
  quoted text;
begin
  select l as line, k.phonenumber, k.userid, k.opted_out, b.is_paused, u.id is null as gone into who
  from chatbots b
    join clients k on k.chatbotid = b.id and k.id = c.clientid
    left join users u on u.id = b.userid and u.deletedat is null
    left join "whatsappConnections" l on l.chatbotid = b.id
  where b.id = bot;
  w := who.line;
  why := case
    when w.chatbotid is null or w.phonenumberid = 'placeholder' or w.accesstoken = 'placeholder' then 'not_connected'
    when who.gone then 'account_gone'
    when c.lastinboundat < now() - interval '24 hours' then 'window_closed'
    when not heard_here(w, c) then 'other_number'
    when m.reason = 'keyword' then null
    when who.opted_out then 'opted_out'
    when pause_holds(c.pausedat, c.pauseduntil) then 'paused'
    when who.is_paused then 'paused'
  end;
  -- The reply of the turn that called a person is sent although the conversation is paused, unless the owner, too, wants silence
  -- (pausedItself of core/reply/stop.ts).
  if why = 'paused' and not who.is_paused and coalesce(c.pausedby, 'bot') = 'bot' then
    if exists (select 1 from turns where chatbotid = bot and id = m.turnid and paused) then why := null; end if;
  end if;
  if why is not null then
    -- A send that may have arrived stays in doubt.
    doubtful := m.status = 'unknown' or m.possible_duplicate;
    why := case when doubtful then 'unconfirmed' else why end;
    unsent := why in ('window_closed', 'not_connected', 'other_number');
    if doubtful then perform note_unconfirmed(m); end if;
    if unsent then perform note_unsent(bot, why); end if;
    return jsonb_build_object('reason', why, 'settled',
      case when doubtful then 'unknown' when unsent then 'not_sent' else 'cancelled' end);
  end if;
  if has_ended(w) then
    perform expire_line(bot, w.accesstoken);
    -- Reconnecting the line wakes it; the end of the 24-hour window settles it.
    return jsonb_build_object('wait', c.lastinboundat + interval '24 hours 1 second');
  end if;

  free := greatest(paced_from(w.pacedto, number_burst) - number_burst, pair_paced(c.pacedto) - pair_burst);
  if free > now() then return jsonb_build_object('wait', free); end if;
  update "whatsappConnections" set pacedto = paced_from(pacedto, number_burst) + interval '1 second' / throughput where chatbotid = bot;
  -- Other messages are unanswered: the reply quotes the one that it answers, if that is in the client's chat with this number.
  if m.quotes is not null and c.last_seq > c.done_seq + 1 then
    select "whatsappMessageId" into quoted from messages
    where chatbotid = bot and id = m.quotes and phonenumberid = w.phonenumberid and not metadata ? 'revoked'
      -- A number may also stand for an edit, and not for a message (accept_change.sql).
      and exists (select 1 from messages o
        where o.chatbotid = bot and o.conversationid = c.id and o.seq > c.done_seq and o.id <> m.quotes);
  end if;
  return jsonb_build_object('go', jsonb_build_object('phonenumberid', w.phonenumberid, 'accesstoken', w.accesstoken,
    'phone', who.phonenumber, 'userId', who.userid, 'quotes', quoted));
end $$;

-- Cancels the parts of a reply behind one that failed: alone they would make no sense.
create or replace function cancel_behind(failed messages) returns void language sql as $$
  with cancelled as (update messages set status = 'cancelled', reason = 'earlier_part_failed'
    where chatbotid = failed.chatbotid and turnid = failed.turnid and part > failed.part and status = 'queued' returning messages)
  select count(live_status(messages)) from cancelled
$$;

-- WhatsApp's id of a message of ours; null if another message has it already. That must not keep the outcome of a send from being
-- recorded, or the message would be sent again.
create or replace function free_id(m messages, given text) returns text language sql stable as $$
  select given where not exists (select 1 from messages o where o.chatbotid = m.chatbotid and o."whatsappMessageId" = given
    and o.phonenumberid = m.phonenumberid and o.id <> m.id)
$$;

-- Records the outcome of a send: {kind: sent, id} | {kind: unknown} | {kind: refused} (it never left us) | {kind: busy, pair} |
-- {kind: expired, accessToken, locked} | {kind: unquoted} (it may not quote what it quotes) | {kind: failed, code, fault}
-- (note_send_fault). closing: {turn, ending}: the turn ends in this
-- transaction if the message was sent (finish_turn). Answers {until: when to look at the message again} | {more: as finish_turn
-- answers} | {}. A send that succeeded counts, whoever holds the conversation now; everything else is checked with the fence.
create or replace function settle_send(bot uuid, owner uuid, conversation uuid, message uuid, holding bigint, outcome jsonb,
  closing jsonb) returns jsonb language plpgsql as $$
declare
  tries_when_refused constant int := 5;
  c conversations := held(bot, owner, conversation, holding);
  m messages;
  event bigint;
begin
  if outcome->>'kind' = 'sent' then
    -- A status event may have said meanwhile that an earlier copy failed.
    update messages set status = 'sent', nexttryat = null, errorcode = null, reason = case when reason = 'keyword' then reason end,
      "whatsappMessageId" = case when status = 'failed' then coalesce(free_id(messages, outcome->>'id'), "whatsappMessageId")
        else coalesce("whatsappMessageId", free_id(messages, outcome->>'id')) end
    where chatbotid = bot and id = message
      and (status in ('sending', 'unknown') or status = 'failed' and "whatsappMessageId" <> outcome->>'id');
    if found then
      event := live_event(bot, 'message.status', jsonb_build_object('id', message, 'status', 'sent'));
      -- Another worker has marked the send as unknown, and the conversation waits for this outcome. It may be another conversation
      -- by now, if its client was merged (join_clients.sql).
      if c.id is null then
        update conversations set wakeat = now() where chatbotid = bot and wakeat > now()
          and id = (select conversationid from messages where chatbotid = bot and id = message);
      end if;
    end if;
    return case when closing is null then '{}'
      else jsonb_build_object('more', c.id is not null and end_turn(c, owner, (closing->>'turn')::uuid, closing->'ending')) end;
  end if;
  if c.id is null then return '{}'; end if;
  select * into m from messages where chatbotid = bot and id = message and status = 'sending' for update;
  -- A status event came first and has settled the message.
  if m.id is null then return '{}'; end if;
  case outcome->>'kind'
    when 'unknown' then
      m.status := 'unknown';
      m.nexttryat := now() + grace_of(m.status);
    when 'refused' then
      m.status := case when m.tries + 1 < tries_when_refused then 'queued' else 'failed' end;
      m.nexttryat := case when m.status = 'queued' then now() + interval '1 second' * (2 ^ m.tries) end;
      m.tries := m.tries + 1;
    when 'unquoted' then
      m.status := 'queued';
      m.quotes := null;
    when 'busy' then
      m.status := 'queued';
      -- For a pair the pause is 4^n seconds, of which only the refusals for that pair count: others begin the count again.
      if (outcome->>'pair')::boolean and m.errorcode is distinct from (outcome->>'code')::int then m.busy := 0; end if;
      m.nexttryat := now() + interval '1 second' * case
        when (outcome->>'pair')::boolean then 4 ^ least(m.busy + 1, 8) else least(60, 2 ^ least(m.busy, 6)) end;
      m.busy := m.busy + 1;
    when 'expired' then
      m.status := 'queued';
      perform expire_line(bot, outcome->>'accessToken');
      if (outcome->>'locked')::boolean then perform lock_line(bot); end if;
      -- If the line has another token by now, the message is tried again at once.
      m.nexttryat := case when not exists (select 1 from "whatsappConnections"
        where chatbotid = bot and accesstoken = coalesce(outcome->>'accessToken', accesstoken)) then now() end;
    else
      m.status := 'failed';
  end case;
  update messages set status = m.status, nexttryat = m.nexttryat, tries = m.tries, busy = m.busy, quotes = m.quotes,
    errorcode = coalesce((outcome->>'code')::int, errorcode),
    reason = case when m.status = 'failed' then 'Failed to send WhatsApp message' else reason end
  where chatbotid = bot and id = message;
  if m.status = 'failed' then
    perform note_send_fault(m, (outcome->>'code')::int, outcome->'fault');
    perform cancel_behind(m);
    -- An earlier copy may have arrived, so the turn ends as one that was answered.
    if m.possible_duplicate and m.part = 1 then perform tell_untold(bot, m.clientid, m.turnid, true); end if;
    perform live_event(bot, 'message.status', jsonb_strip_nulls(jsonb_build_object('id', message, 'status', 'failed',
      'errorCode', (outcome->>'code')::int)));
  end if;
  return jsonb_strip_nulls(jsonb_build_object('until', coalesce(m.nexttryat,
    case when outcome->>'kind' = 'expired' then c.lastinboundat + interval '24 hours 1 second' end)));
end $$;
