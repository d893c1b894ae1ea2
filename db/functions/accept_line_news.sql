drop function if exists accept_account_notice(jsonb), accept_health(jsonb);

-- Whether Meta means the chatbot's line with this number; null means each of the account, and so does a line of unknown number.
create or replace function line_has_number(bot uuid, number text) returns boolean language plpgsql stable as $$
declare
  own text;
begin
  if number is null then return true; end if;
  select regexp_replace(coalesce((select n->>'display' from jsonb_array_elements(w.numbers) n
    where n->>'phonenumberid' = w.phonenumberid limit 1), w.assignednumber, ''), '\D', '', 'g') into own
  from "whatsappConnections" w where chatbotid = bot;
  return coalesce(own, '') in ('', number);
end $$;

-- Whether Meta has taken us for a line's account: until it has, the account's id is what somebody typed.
create or replace function line_is_claim(bot uuid) returns boolean language sql stable as $$
  select not "webhookConfigured" and coalesce("lastErrorMessage" like 'Receiving messages %', true)
  from "whatsappConnections" where chatbotid = bot
$$;

-- Meta's word about an account or about the health of its numbers, written where the owner looks: it was taken away, deleted,
-- restricted, banned or given back (account); how it is rated, and how much it may send (health).
create or replace function accept_line_news(item jsonb) returns text language plpgsql as $$
declare
  line whatsapp_lines;
  outcome text := 'unknown_number';
begin
  for line in select * from whatsapp_lines where businessaccountid = item->>'account' order by phonenumberid loop
    perform set_config('app.chatbot', line.chatbotid::text, true);
    if line_is_claim(line.chatbotid) or not line_has_number(line.chatbotid, item->>'number') then continue; end if;
    outcome := item->>'kind';
    if outcome = 'health' then
      perform note_health(line.chatbotid, item->'news', item->'worse');
    else
      perform note_account(line.chatbotid, item);
    end if;
  end loop;
  perform set_config('app.chatbot', '', true);
  return outcome;
end $$;

-- Under which name the end of a fault is remembered.
create or replace function end_of(bot uuid, event text) returns text language sql immutable
begin atomic
  select 'account ' || bot || ' ' || event;
end;

create or replace function note_account(bot uuid, item jsonb) returns void language plpgsql as $$
declare
  happened timestamptz := to_timestamp((item->>'at')::double precision);
begin
  -- One word after the other: else neither sees what the other writes down.
  perform 1 from "whatsappConnections" where chatbotid = bot for update;
  -- Older than the word that it is over.
  if exists (select 1 from jsonb_array_elements_text(item->'endedBy') e join provider_events p
      on p.provider = 'whatsapp' and p.eventid = end_of(bot, e.value) where p.handledat > happened) then
    return;
  end if;
  if item->>'ending' is not null then
    insert into provider_events as p (provider, eventid, type, handledat)
    values ('whatsapp', end_of(bot, item->>'ending'), 'ended', happened)
    on conflict (provider, eventid) do update set handledat = greatest(p.handledat, excluded.handledat), receivedat = now();
  end if;
  -- The token may be dead with it: the line is looked at now instead of tomorrow (tend_lines), two days back because a worker's
  -- clock may be behind this one. One that has expired is known to be.
  update "whatsappConnections" set "lastErrorMessage" = item->>'note', "lastErrorTime" = now(), updatedat = now(),
    checkedat = now() - interval '2 days'
  where chatbotid = bot and status is null and item->>'note' is not null;
  -- What failed because of it may work now.
  update "whatsappConnections" set "lastErrorMessage" = null, "lastErrorTime" = null, updatedat = now(),
    checkedat = now() - interval '2 days'
  where chatbotid = bot and item->'ends' ? "lastErrorMessage";
  if item->>'told' is not null then perform add_notification(bot, item->>'told'); end if;
  perform tell_line(bot);
end $$;
