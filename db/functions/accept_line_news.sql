drop function if exists accept_account_notice(jsonb), accept_health(jsonb), end_of(uuid, text), line_is_claim(uuid);

-- Whether an event about this number (null: all of the account's) is about the chatbot's line. If the line's own number is not
-- known, every event is.
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

-- Stores an event about an account (removed, deleted, restricted, banned, given back) or the health of its numbers (rating,
-- limits) in each connection that it is about. An owner who only typed the account's id hears nothing of it.
create or replace function accept_line_news(item jsonb) returns text language plpgsql as $$
declare
  line whatsapp_lines;
  outcome text := 'unknown_number';
begin
  for line in select * from whatsapp_lines where businessaccountid = item->>'account' order by phonenumberid loop
    perform set_config('app.chatbot', line.chatbotid::text, true);
    if not exists (select 1 from "whatsappConnections" where chatbotid = line.chatbotid and accountconfirmed)
      or not line_has_number(line.chatbotid, item->>'number') then continue; end if;
    outcome := item->>'kind';
    if outcome = 'health' then
      perform note_health(line.chatbotid, item->'news', item->'worse', to_timestamp((item->>'at')::double precision));
    else
      perform note_account(line.chatbotid, item);
    end if;
  end loop;
  perform set_config('app.chatbot', '', true);
  return outcome;
end $$;

-- The key under which provider_events remembers the end of a fault.
create or replace function end_key(bot uuid, event text) returns text language sql immutable
begin atomic
  select 'account ' || bot || ' ' || event;
end;

-- Stores an event about the account in one connection, and notifies the owner.
create or replace function note_account(bot uuid, item jsonb) returns void language plpgsql as $$
declare
  happened timestamptz := to_timestamp((item->>'at')::double precision);
begin
  -- Locks the line: otherwise two events at the same time would not see what the other writes.
  perform 1 from "whatsappConnections" where chatbotid = bot for update;
  -- If its end has arrived before it, the event is over.
  if exists (select 1 from jsonb_array_elements_text(item->'endedBy') e join provider_events p
      on p.provider = 'whatsapp' and p.eventid = end_key(bot, e.value) where p.handledat > happened) then
    return;
  end if;
  if item->>'ending' is not null then
    insert into provider_events as p (provider, eventid, type, handledat)
    values ('whatsapp', end_key(bot, item->>'ending'), 'ended', happened)
    on conflict (provider, eventid) do update set handledat = greatest(p.handledat, excluded.handledat), receivedat = now();
  end if;
  -- A line that is known to have expired keeps its error message, and the event is told with the next link.
  update "whatsappConnections" set accountnote = item->>'note', accountnotedat = now()
  where chatbotid = bot and item->>'note' is not null;
  -- The token may be dead, too, so the line is checked soon (tend_lines). checkedat is set back by two days, because the clock of a
  -- worker may be behind.
  update "whatsappConnections" set "lastErrorMessage" = accountnote, "lastErrorTime" = accountnotedat, updatedat = now(),
    checkedat = now() - interval '2 days'
  where chatbotid = bot and status is null and item->>'note' is not null;
  -- The fault is over: its error message is cleared, also where another stands in its place.
  update "whatsappConnections" set accountnote = null, accountnotedat = null
  where chatbotid = bot and item->'ends' ? accountnote;
  update "whatsappConnections" set "lastErrorMessage" = accountnote, "lastErrorTime" = accountnotedat, updatedat = now(),
    checkedat = now() - interval '2 days'
  where chatbotid = bot and item->'ends' ? "lastErrorMessage";
  if item->>'told' is not null then perform add_notification(bot, item->>'told'); end if;
  perform announce_line(bot);
end $$;
