drop function if exists accept_account_notice(jsonb), accept_health(jsonb);

-- Whether an event about this number concerns the chatbot's line. Null means all numbers of the account; a line whose number is
-- unknown is concerned by all.
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

-- Whether the line's account is only claimed: until Meta has subscribed us to it, its id is what somebody typed.
create or replace function line_is_claim(bot uuid) returns boolean language sql stable as $$
  select not "webhookConfigured" and coalesce("lastErrorMessage" like 'Receiving messages %', true)
  from "whatsappConnections" where chatbotid = bot
$$;

-- An event about an account (removed, deleted, restricted, banned, given back) or about the health of its numbers (rating, limits),
-- written into the connections that it concerns.
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

-- The key under which provider_events remembers that a fault has ended.
create or replace function end_of(bot uuid, event text) returns text language sql immutable
begin atomic
  select 'account ' || bot || ' ' || event;
end;

create or replace function note_account(bot uuid, item jsonb) returns void language plpgsql as $$
declare
  happened timestamptz := to_timestamp((item->>'at')::double precision);
begin
  -- The lock makes events of a line follow each other: otherwise neither would see what the other writes.
  perform 1 from "whatsappConnections" where chatbotid = bot for update;
  -- An event whose end came before it is old news.
  if exists (select 1 from jsonb_array_elements_text(item->'endedBy') e join provider_events p
      on p.provider = 'whatsapp' and p.eventid = end_of(bot, e.value) where p.handledat > happened) then
    return;
  end if;
  if item->>'ending' is not null then
    insert into provider_events as p (provider, eventid, type, handledat)
    values ('whatsapp', end_of(bot, item->>'ending'), 'ended', happened)
    on conflict (provider, eventid) do update set handledat = greatest(p.handledat, excluded.handledat), receivedat = now();
  end if;
  -- The token may have died with it, so the line is checked now instead of tomorrow (tend_lines): checkedat is set two days back,
  -- because a worker's clock may be behind this one. Not for a line that is known to have expired.
  update "whatsappConnections" set "lastErrorMessage" = item->>'note', "lastErrorTime" = now(), updatedat = now(),
    checkedat = now() - interval '2 days'
  where chatbotid = bot and status is null and item->>'note' is not null;
  -- The fault is over: its error message is cleared.
  update "whatsappConnections" set "lastErrorMessage" = null, "lastErrorTime" = null, updatedat = now(),
    checkedat = now() - interval '2 days'
  where chatbotid = bot and item->'ends' ? "lastErrorMessage";
  if item->>'told' is not null then perform add_notification(bot, item->>'told'); end if;
  perform tell_line(bot);
end $$;
