drop function if exists put_down(uuid, uuid, uuid);

-- Turns that do not end normally (reliability.md 4.4): released, failed, given up.

-- Releases a conversation without counting a death, for a worker that lost its database for a moment. Nothing happens if another
-- try of the job has taken the conversation since, because this one seemed dead.
create or replace function put_down(bot uuid, owner uuid, conversation uuid, attempt text default null) returns void language plpgsql as $$
begin
  perform enter(bot, owner);
  update conversations set heldsince = null
  where chatbotid = bot and id = conversation and heldby is not distinct from attempt;
end $$;

-- A step of this attempt failed in the database or in our code. It counts like a worker's death, as it would fail again.
create or replace function turn_failed(bot uuid, owner uuid, conversation uuid, attempt text) returns void language plpgsql as $$
declare
  c conversations;
begin
  perform enter(bot, owner);
  update conversations set deaths = deaths + 1, heldsince = case when heldby is distinct from attempt then heldsince end
  where chatbotid = bot and id = conversation returning * into c;
  update turns set deaths = deaths + 1 where chatbotid = bot and conversationid = conversation and doneat is null;
  -- The conversation may even be impossible to open, so it is not left to open_turn to give it up.
  if c.deaths >= 5 then perform give_up(c, owner); end if;
end $$;

-- Gives up what waits in a conversation. Sends of unknown outcome stay unknown, all other messages are never sent, and the owner is
-- notified. If the client got no reply at all, they are told what was done to an appointment, or that a person was called, or else
-- that something went wrong. Each part is tried by itself, so that one that fails does not stop the others.
create or replace function give_up(c conversations, owner uuid) returns conversations language plpgsql as $$
declare
  bot uuid := c.chatbotid;
  t turns;
  m messages;
  done text;
  receipts text;
  called boolean;
  answer uuid;
  doubt text;
begin
  begin
    for m in update messages set nexttryat = null,
        reason = case status when 'queued' then 'given_up' else 'unconfirmed' end,
        status = case status when 'queued' then 'failed' else 'unknown' end
      where chatbotid = bot and conversationid = c.id
        and is_on_its_way(status, nexttryat)
      returning *
    loop
      perform live_status(m);
    end loop;
  exception when query_canceled or others then
  end;
  select * into t from turns where chatbotid = bot and conversationid = c.id and doneat is null;
  begin
    if not exists (select 1 from messages where chatbotid = bot and turnid = t.id) then
      select string_agg(data->>'receipt', E'\n' order by n), bool_or((data->>'paused')::boolean) into done, called
      from turn_steps where chatbotid = bot and turnid = t.id;
      receipts := replace(done, E'\n', ' ');
      -- SENTENCES.handover of core/reply/failures.ts.
      done := nullif(concat_ws(E'\n\n', done,
        case when called then 'He avisado a una persona del equipo. Te responderá lo antes posible.' end), '');
      update turns set paused = true where called and chatbotid = bot and id = t.id;
    end if;
    perform end_turn(c, owner, t.id, jsonb_build_object('reason', 'failed', 'result', case when done is not null or exists (
      select 1 from messages where chatbotid = bot and turnid = t.id and may_have_arrived(status))
      then 'replied' else 'stopped' end));
    if exists (select 1 from messages where chatbotid = bot and turnid = t.id and part = 1 and status = 'unknown') then
      perform tell_untold(bot, c.clientid, t.id, true);
    end if;
  exception when query_canceled or others then
    update turns set doneat = now(), result = 'stopped', reason = 'failed' where chatbotid = bot and id = t.id;
  end;
  begin
    -- Not for a turn that was never counted: it may be that the quota cannot be read (contract.md 4.1, step 3).
    if c.last_seq > c.done_seq and (t.id is null or t.usagereserved)
      and not exists (select 1 from messages where chatbotid = bot and turnid = t.id) then
      -- SENTENCES.configurationUnreadable of core/reply/failures.ts.
      insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, sentat, origin, turnid, part,
        status, metadata)
      select bot, c.clientid, c.id, 'OUTBOUND', 'CHATBOT', coalesce(done,
        'I am sorry, an error occurred while getting the chatbot configuration. Please try again later.'),
        reply_second(c), 'bot', t.id, 1, 'queued',
        jsonb_build_object('timestamp', extract(epoch from now())::bigint, 'type', 'text', 'origin', 'bot')
      from clients k where k.chatbotid = bot and k.id = c.clientid and not k.simulated
      returning id into answer;
      if answer is not null then perform live_message(bot, answer); end if;
    end if;
  exception when query_canceled or others then
    answer := null;
  end;
  begin
    perform add_notification(bot, 'No se pudo terminar de responder a '
      || name_for_owner(bot, c.clientid)
      || ': el mensaje hace fallar al sistema. Contéstale tú: su número, si no lo oculta, está en WhatsApp → Descargar la lista.'
      -- The client's own message may still be cancelled.
      || coalesce(' El bot ha hecho esto con su cita: «' || receipts || '»', ''), true);
    doubt := unsettled_call(bot, c.clientid, t.id);
    if doubt is not null then perform add_notification(bot, doubt, true); end if;
  exception when query_canceled or others then
  end;
  update conversations set done_seq = greatest(done_seq, coalesce(t.toseq, last_seq)), heldsince = null, deaths = 0, wakeat = null,
    scheduledat = case when answer is not null or last_seq > coalesce(t.toseq, last_seq) then now() end
  where chatbotid = bot and id = c.id returning * into c;
  return c;
end $$;
