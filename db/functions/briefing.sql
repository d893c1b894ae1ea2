drop function if exists briefing_of(conversations, turns, boolean);

-- A message as the model is shown it, which is not to tell anybody that it was the pause secret.
create or replace function shown_content(content text) returns text language sql immutable as $$
  select case content when '[pause secret]' then '…' else content end
$$;

-- Adds all that composing a reply needs to an answer. What is rarely needed is read in a statement of its own, because every part
-- of a statement costs time, also one that is not reached. The messages come last, because each `||` copies all that is there.
create or replace function briefing_of(c conversations, t turns, resumed boolean, answer jsonb) returns jsonb language plpgsql as $$
declare
  bot uuid := c.chatbotid;
  owner uuid;
  steps jsonb := '[]';
  turns_hour int;
  turns_day int;
  lately boolean;
  writes int := 0;
begin
  -- A client who never received the greeting was not told that an assistant answers.
  if c.disclosureid is not null then
    if exists (select 1 from messages where chatbotid = bot and id = c.disclosureid
        and never_arrived(status)) then
      c.greetedat := null;
    end if;
  end if;
  select b.userid, answer || jsonb_build_object(
    'conversation', jsonb_build_object('pausedby', c.pausedby, 'pausedat', c.pausedat, 'greetedat', c.greetedat,
      'language', c.language, 'nottextat', c.nottextat, 'ratenoticedat', c.ratenoticedat),
    'client', jsonb_build_object('id', k.id, 'name', k.name, 'opted_out', k.opted_out, 'simulated', k.simulated),
    'chatbot', jsonb_build_object('id', b.id, 'name', b.name, 'description', b.description, 'welcomemessage', b.welcomemessage,
      'tone', b.tone, 'language', b.language, 'timezone', b.timezone, 'memory_enabled', b.memory_enabled,
      'typing_enabled', b.typing_enabled, 'is_paused', b.is_paused),
    'accountGone', u.id is null or u.deletedat is not null,
    'signedup', u.createdat,
    'connection', turn_line(w, c),
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
  select count(*) filter (where openedat > now() - interval '1 hour' and coalesce(result, '') <> 'stopped'),
    count(*) filter (where coalesce(result, '') <> 'stopped'), coalesce(bool_or(openedat > now() - interval '1 hour'), false)
  into turns_hour, turns_day, lately from turns
  where chatbotid = bot and conversationid = c.id and id <> t.id and openedat > now() - interval '24 hours';
  if resumed or lately then
    select count(*) into writes from turns o join turn_steps s on s.chatbotid = o.chatbotid and s.turnid = o.id
    where o.chatbotid = bot and o.conversationid = c.id and o.openedat > now() - interval '1 hour'
      and s.kind = 'result' and s.data->>'name' in ('save_memory', 'update_memory', 'notify_owner') and (s.data->>'ok')::boolean;
  end if;
  -- One statement for all of these, because each takes longer to begin than to run.
  answer := answer || jsonb_build_object('steps', steps,
    'fresh', to_jsonb(array(select jsonb_build_object('id', f.id, 'content', shown_content(f.content),
        'type', f.metadata->>'type', 'sentat', f.sentat, 'whatsappMessageId', f."whatsappMessageId", 'quoted', case when f.quotes is not null then (
          select shown_content(q.content) from messages q where q.chatbotid = bot and q.id = f.quotes and not q.metadata ? 'revoked') end)
      from messages f
      where f.chatbotid = bot and f.conversationid = c.id and f.seq between t.fromseq and t.toseq
        -- A message that was deleted before the first step is not answered.
        and (not f.metadata ? 'revoked' or steps <> '[]')
      order by f.sentat, f.arrival)),
    'history', history_before(bot, c.clientid, t.fromseq),
    'sources', to_jsonb(array(select jsonb_build_object('type', type, 'content', content, 'url', url)
      from "knowledgeSources" where chatbotid = bot order by arrival)),
    'plan', (select to_jsonb(p) from paid_plan(owner) p),
    'turnsLastHour', turns_hour, 'turnsLastDay', turns_day, 'writesLastHour', writes);
  if answer->'plan' = 'null' then
    answer := answer || jsonb_build_object('tryout', (select limits from plans where name = 'Tryout'));
  end if;
  return answer;
end $$;
