drop function if exists settle_line(uuid, text, text), settle_line(uuid, text, text, text), tell_line(uuid), end_account_news(uuid);

-- The lines of chatbots (contract.md 2.6): a number belongs to one chatbot, and is connected, set up and removed.

create or replace function digits(number text) returns text language sql immutable
begin atomic
  select regexp_replace(number, '\D', '', 'g');
end;

-- Whether a line's token has ended (contract.md 2.6). Until line_care.sql marks a line whose time is over, its status is null.
create or replace function has_ended(w "whatsappConnections") returns boolean language sql stable as $$
  select coalesce(w.status = 'TOKEN_EXPIRED' or w."tokenExpiresAt" <= now(), false)
$$;

-- Clears the user ids of a chatbot's clients before it is linked through another business portfolio. There Meta gives everybody
-- another id, and with the old one beside it a client's own number would count as having changed hands. Whose number is not known
-- keeps the old id. The new list may name the portfolio of the number before. Where one of the two is not known, the numbers that one
-- token listed count as of the same one, unless the list names different ones. After a disconnection the messages tell whether the
-- number, and so the portfolio, is the same as before.
create or replace function forget_user_ids(bot uuid, before "whatsappConnections", link jsonb) returns void language plpgsql as $$
declare
  portfolio text := coalesce(before.businessid, (select n->>'businessid'
    from jsonb_array_elements(link->'numbers') n where n->>'phonenumberid' = before.phonenumberid));
begin
  if before.businessaccountid = link->>'businessaccountid' or coalesce(portfolio = link->>'businessid', exists (select 1
      from jsonb_array_elements(before.numbers) a, jsonb_array_elements(before.numbers) b
      where a->>'phonenumberid' = before.phonenumberid and b->>'phonenumberid' = link->>'phonenumberid'
        and a->>'businessid' is not distinct from b->>'businessid')) then return; end if;
  update clients set userid = null
  where chatbotid = bot and phonenumber is not null and userid is not null and (before.chatbotid is not null or not exists
    (select 1 from messages m where m.chatbotid = bot and m.phonenumberid = link->>'phonenumberid'));
end $$;

-- Remembers when a line was linked or removed: Meta's earlier events that a link ends (account-news.ts) may arrive late. Events name
-- the second, and one of this second may be newer.
create or replace function remember_link(bot uuid) returns void language sql as $$
  insert into provider_events as p (provider, eventid, type, handledat)
  values ('whatsapp', end_key(bot, 'LINKED'), 'ended', date_trunc('second', now()))
  on conflict (provider, eventid) do update set handledat = greatest(p.handledat, excluded.handledat), receivedat = now()
$$;

-- Whether a line is known to have been linked after this moment.
create or replace function linked_since(bot uuid, moment timestamptz) returns boolean language sql stable as $$
  select exists (select 1 from provider_events
    where provider = 'whatsapp' and eventid = end_key(bot, 'LINKED') and handledat > moment)
$$;

-- Binds a number to a chatbot, for one alone: null when it is another's. link: {phonenumberid, businessaccountid, businessid,
-- assignednumber, numbers, tokenExpiresAt, metaUser, clears (CLEARED_BY_LINK of account-news.ts; without it, as workers of an older
-- version call, every error message is cleared)}; token, pin and webhook secret are sealed or random, made by the caller.
create or replace function link_line(bot uuid, owner uuid, link jsonb, token text, sealedpin text, secret text)
returns "whatsappConnections" language plpgsql as $$
declare
  before "whatsappConnections";
  stands boolean;
  linked "whatsappConnections";
begin
  insert into whatsapp_lines as l (phonenumberid, chatbotid, userid, businessaccountid, metauser)
  values (link->>'phonenumberid', bot, owner, link->>'businessaccountid', link->>'metaUser')
  on conflict (phonenumberid) do update
    set businessaccountid = excluded.businessaccountid, metauser = excluded.metauser where l.chatbotid = bot;
  if not found then return null; end if;
  delete from whatsapp_lines where chatbotid = bot and phonenumberid <> link->>'phonenumberid';
  -- Wakes replies that waited for the reconnection. Conversations are locked before the connection, in the order of a send.
  update conversations set wakeat = now() where chatbotid = bot and wakeat > now();
  -- The connection before the clients, in the order of a reply that is being queued.
  select * into before from "whatsappConnections" where chatbotid = bot and phonenumberid <> 'placeholder' for update;
  perform forget_user_ids(bot, before, link);
  -- What Meta holds against the account, such as a restriction, does not end with a link.
  stands := coalesce(before.businessaccountid = link->>'businessaccountid' and not link->'clears'->'always' ? before.accountnote
    and (before.phonenumberid = link->>'phonenumberid' or not link->'clears'->'moved' ? before.accountnote), false);
  perform remember_link(bot);
  -- The health of another number says nothing of this one.
  update "whatsappConnections" set quality = null, messaginglimit = null, sharedwithapp = false, throughput = 80, aipricedat = null
  where chatbotid = bot and phonenumberid <> link->>'phonenumberid';
  insert into "whatsappConnections" as w (chatbotid, businessid, assignednumber, phonenumberid, businessaccountid, accesstoken,
    pin, webhooksecret, verified, numbers, "tokenExpiresAt", checkedat, numbersince)
  values (bot, link->>'businessid', link->>'assignednumber', link->>'phonenumberid', link->>'businessaccountid', token,
    sealedpin, secret, true, link->'numbers', (link->>'tokenExpiresAt')::timestamptz, now(), now())
  on conflict (chatbotid) do update set
    businessid = coalesce(excluded.businessid, case when w.businessaccountid = excluded.businessaccountid then w.businessid end),
    assignednumber = excluded.assignednumber,
    phonenumberid = excluded.phonenumberid, businessaccountid = excluded.businessaccountid, accesstoken = excluded.accesstoken,
    -- The number keeps the PIN that it was registered with.
    pin = case when w.phonenumberid = excluded.phonenumberid then coalesce(w.pin, excluded.pin) else excluded.pin end,
    verified = true, numbers = excluded.numbers, "tokenExpiresAt" = excluded."tokenExpiresAt", status = null,
    "webhookConfigured" = false,
    -- Meta's word about the account is kept, and so is the right to hear of it.
    accountconfirmed = stands,
    accountnote = case when stands then w.accountnote end, accountnotedat = case when stands then w.accountnotedat end,
    "lastErrorMessage" = case when stands then w.accountnote end, "lastErrorTime" = case when stands then w.accountnotedat end,
    expirynoticedat = null, letterdueat = null,
    checkedat = excluded.checkedat, updatedat = now(),
    -- In another account the same number has another id. Words in the place of both numbers do not make them the same.
    numbersince = case when w.phonenumberid = excluded.phonenumberid or nullif(digits(w.assignednumber), '') = digits(excluded.assignednumber)
      then w.numbersince else now() end
  returning * into linked;
  perform announce_line(bot);
  return linked;
end $$;

-- Whether another chatbot, of any owner, gets its messages through this account: with that chatbot's token Meta has subscribed
-- us to it. An account id that somebody only typed does not count: otherwise a stranger's permission could not be given back.
create or replace function is_shared(account text, bot uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from whatsapp_lines l join "whatsappConnections" w on w.chatbotid = l.chatbotid
    where l.businessaccountid = account and l.chatbotid <> bot and w."webhookConfigured")
$$;

-- Whether the same person at Meta connected the line of another chatbot, of any owner. One whose token has ended does not count:
-- it has nothing left to lose, and nothing to revoke with; one that is locked for want of its secret comes back with it
-- (unlock_lines). person: a hash; null: whoever connected this chatbot's line. Whom Meta did not name may be the same person as
-- whoever else connected a line of the account.
create or replace function shares_person(bot uuid, person text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from whatsapp_lines l join "whatsappConnections" w on w.chatbotid = l.chatbotid
      left join whatsapp_lines own on own.chatbotid = bot
    where l.chatbotid <> bot
      and (not has_ended(w) or w."lastErrorMessage" = locked_note() and coalesce(w."tokenExpiresAt" > now(), true))
      and coalesce(l.metauser = coalesce(person, own.metauser), l.businessaccountid = own.businessaccountid))
$$;

-- Stores how the set-up ended, if the token is still the line's, or if it succeeded and the number is still the account's. Null: it
-- has another number or was connected again since. account: workers of an older version leave it out.
create or replace function settle_line(bot uuid, line text, sealed text, fault text, account text default null) returns "whatsappConnections" language plpgsql as $$
declare
  settled "whatsappConnections";
  before boolean;
  stays boolean;
begin
  -- Meta's event about the account is kept: it is why the step fails, and does not end with it. Where the line was linked again
  -- since the event, a step that fails may have another reason, such as a permission that the new token lacks: that is told until
  -- the step is done, and then the event again.
  select "webhookConfigured", cause_of("lastErrorMessage") in ('send', 'account') and (fault is null or not exists (select 1
      from provider_events where provider = 'whatsapp' and eventid = end_key(bot, 'LINKED') and receivedat > "lastErrorTime"))
    into before, stays
  from "whatsappConnections" where chatbotid = bot and phonenumberid = line
    and (accesstoken = sealed or fault is null and businessaccountid = account) for update;
  if not found then return null; end if;
  update "whatsappConnections" set
    "webhookConfigured" = fault is null,
    -- Subscribing is the first step: where another fails, it is done.
    accountconfirmed = accountconfirmed or coalesce(cause_of(fault) <> 'subscribe', true),
    "lastErrorMessage" = case when stays then "lastErrorMessage" else coalesce(fault, accountnote) end,
    "lastErrorTime" = case when stays then "lastErrorTime" when fault is not null then now() else accountnotedat end,
    -- The growing pause before the next try is measured from updatedat.
    updatedat = case when before is distinct from (fault is null) then now() else updatedat end
  where chatbotid = bot and status is null returning * into settled;
  if settled.chatbotid is null then
    select * into settled from "whatsappConnections" where chatbotid = bot;
  elsif before and fault is not null then
    perform add_notification(bot, 'WhatsApp no entrega los mensajes. Lo seguimos intentando; mira la pantalla de WhatsApp.');
  end if;
  if before is distinct from settled."webhookConfigured" then perform announce_line(bot); end if;
  return settled;
end $$;

create or replace function announce_line(bot uuid) returns void language plpgsql as $$
declare
  w "whatsappConnections";
begin
  select * into w from "whatsappConnections" where chatbotid = bot;
  perform live_event(bot, 'whatsapp.changed', jsonb_build_object('status', w.status, 'state', case
    when w.chatbotid is null or w.accesstoken = 'placeholder' then 'disconnected'
    when w.status is not null then 'failed'
    when w."webhookConfigured" then 'connected'
    else 'partial' end));
end $$;

create or replace function unlink_line(bot uuid) returns void language plpgsql as $$
begin
  delete from whatsapp_lines where chatbotid = bot;
  if found then perform remember_link(bot); end if;
  delete from "whatsappConnections" where chatbotid = bot;
  if found then perform announce_line(bot); end if;
end $$;

-- While a version is put in that stores accountnote first, the functions of the one before may write an event as the error message
-- alone, or clear it.
update "whatsappConnections" set accountnote = "lastErrorMessage", accountnotedat = "lastErrorTime"
where ("lastErrorMessage" is null or cause_of("lastErrorMessage") = 'account') and accountnote is distinct from "lastErrorMessage";
-- The same functions neither confirm an account nor take back that it was.
update "whatsappConnections" set accountconfirmed = not accountconfirmed
where case when "webhookConfigured" or accountnote is not null then not accountconfirmed
  else accountconfirmed and "lastErrorMessage" is null end;
