drop function if exists settle_line(uuid, text, text), kill_line(uuid, timestamptz), unlock_lines(text[]);
-- Only so can it answer one column more.
drop function if exists tend_lines(timestamptz, int);

-- The lines of chatbots and their regular care (contract.md 2.6): a number belongs to one chatbot, the end of a token is
-- notified once and ahead of time, a missing step is tried again.

create or replace function digits(number text) returns text language sql immutable
begin atomic
  select regexp_replace(number, '\D', '', 'g');
end;

-- Binds a number to a chatbot, for one alone: null when it is another's. link: {phonenumberid, businessaccountid, businessid,
-- assignednumber, numbers, tokenExpiresAt, metaUser}; token, pin and webhook secret are sealed or random, made by the caller.
create or replace function link_line(bot uuid, owner uuid, link jsonb, token text, sealedpin text, secret text)
returns "whatsappConnections" language plpgsql as $$
declare
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
    "webhookConfigured" = false, "lastErrorMessage" = null, "lastErrorTime" = null, expirynoticedat = null,
    checkedat = excluded.checkedat, updatedat = now(),
    -- In another account the same number has another id.
    numbersince = case when w.phonenumberid = excluded.phonenumberid or digits(w.assignednumber) = digits(excluded.assignednumber)
      then w.numbersince else now() end
  returning * into linked;
  perform tell_line(bot);
  return linked;
end $$;

-- Whether another chatbot, of any owner, gets its messages through this account: with that chatbot's token Meta has subscribed
-- us to it. An account id that somebody only typed does not count: otherwise a stranger's permission could not be given back.
create or replace function is_shared(account text, bot uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from whatsapp_lines l join "whatsappConnections" w on w.chatbotid = l.chatbotid
    where l.businessaccountid = account and l.chatbotid <> bot and w."webhookConfigured")
$$;

-- Stores how the set-up ended, if the token is still the line's. Null: it has another number or was connected again since.
create or replace function settle_line(bot uuid, line text, sealed text, fault text) returns "whatsappConnections" language plpgsql as $$
declare
  settled "whatsappConnections";
  before boolean;
begin
  select "webhookConfigured" into before from "whatsappConnections"
  where chatbotid = bot and phonenumberid = line and accesstoken = sealed for update;
  if not found then return null; end if;
  update "whatsappConnections" set
    "webhookConfigured" = fault is null,
    -- Meta's event about the account is kept: it is why the step fails, and does not end with it.
    "lastErrorMessage" = case when "lastErrorMessage" like 'WhatsApp: %' then "lastErrorMessage" else fault end,
    "lastErrorTime" = case when "lastErrorMessage" like 'WhatsApp: %' then "lastErrorTime" when fault is not null then now() end,
    -- The growing pause before the next try is measured from updatedat.
    updatedat = case when before is distinct from (fault is null) then now() else updatedat end
  where chatbotid = bot and status is null returning * into settled;
  if settled.chatbotid is null then
    select * into settled from "whatsappConnections" where chatbotid = bot;
  elsif before and fault is not null then
    perform add_notification(bot, 'WhatsApp no entrega los mensajes. Lo seguimos intentando; mira la pantalla de WhatsApp.');
  end if;
  if before is distinct from settled."webhookConfigured" then perform tell_line(bot); end if;
  return settled;
end $$;

-- Reports a failed send to the owner. fault: {line: whether it concerns every reply of the line, told: cause and remedy}, made
-- by core/whatsapp/faults/signs.ts. A fault that concerns one client is notified once an hour for each cause.
create or replace function note_send_fault(failed messages, code int, fault jsonb) returns void language plpgsql as $$
begin
  if (fault->>'line')::boolean then
    update "whatsappConnections" set "lastErrorMessage" = 'WhatsApp: error ' || code, "lastErrorTime" = now()
    where chatbotid = failed.chatbotid and status is null;
    if not found then return; end if;
    perform add_notification(failed.chatbotid, 'WhatsApp no entrega tus respuestas. ' || (fault->>'told'));
    perform tell_line(failed.chatbotid);
  elsif fault is not null and not exists (
      select 1 from messages m where m.chatbotid = failed.chatbotid and m.status = 'failed' and m.id <> failed.id
        and m.errorcode is not distinct from code and m.sentat > now() - interval '1 hour') then
    perform add_notification(failed.chatbotid, 'Una respuesta a '
      || coalesce((select nullif(name, '') from clients where chatbotid = failed.chatbotid and id = failed.clientid), 'un cliente')
      || ' no llegó. ' || (fault->>'told'));
  end if;
end $$;

-- A reply that was sent after a fault was delivered: the fault is over. An event of Meta's about the account stays for a day.
create or replace function line_delivers(delivered messages) returns void language plpgsql as $$
begin
  update "whatsappConnections" set "lastErrorMessage" = null, "lastErrorTime" = null
  where chatbotid = delivered.chatbotid and "lastErrorMessage" like 'WhatsApp: %'
    and delivered.createdat > "lastErrorTime"
      + case when "lastErrorMessage" like 'WhatsApp: error %' then interval '0' else interval '1 day' end;
  if found then perform tell_line(delivered.chatbotid); end if;
end $$;

-- Stores a number's health, and notifies the owner where it is worse than before. news: {quality, limit, sharedWithApp,
-- throughput}, null where nothing is known; worse: {quality, limit}, the notifications for that case.
create or replace function note_health(bot uuid, news jsonb, worse jsonb) returns void language plpgsql as $$
declare
  ranks constant text[] := array['RED', 'YELLOW', 'GREEN'];
  w "whatsappConnections";
  known "whatsappConnections";
begin
  select * into w from "whatsappConnections" where chatbotid = bot for update;
  known := w;
  w.quality := coalesce(news->>'quality', w.quality);
  w.messaginglimit := coalesce((news->>'limit')::int, w.messaginglimit);
  w.sharedwithapp := coalesce((news->>'sharedWithApp')::boolean, w.sharedwithapp);
  w.throughput := case when w.sharedwithapp then 20 else coalesce((news->>'throughput')::int, w.throughput) end;
  if w is not distinct from known then return; end if;
  update "whatsappConnections" set quality = w.quality, messaginglimit = w.messaginglimit, sharedwithapp = w.sharedwithapp,
    throughput = w.throughput where chatbotid = bot;
  -- A number that was never rated counts as good.
  if array_position(ranks, w.quality) < coalesce(array_position(ranks, known.quality), cardinality(ranks)) then
    perform add_notification(bot, worse->>'quality');
  end if;
  -- -1: any number.
  if nullif(w.messaginglimit, -1) < coalesce(nullif(known.messaginglimit, -1), case when known.messaginglimit = -1 then 2147483647 end) then
    perform add_notification(bot, worse->>'limit');
  end if;
  perform tell_line(bot);
end $$;

-- Stores how Meta bills the line's messages: as a general AI assistant's, or (again) as any business's.
create or replace function note_price(bot uuid, general boolean) returns void language plpgsql as $$
begin
  update "whatsappConnections" set aipricedat = case when general then now() end
  where chatbotid = bot and (aipricedat is null) = general;
  if not found then return; end if;
  if general then
    perform add_notification(bot, 'Meta cobra este número como asistente de IA general, y cada mensaje cuesta. '
      || 'Escríbenos: reclamamos contigo que solo atiende a tu negocio.');
  end if;
  perform tell_line(bot);
end $$;

create or replace function tell_line(bot uuid) returns void language plpgsql as $$
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
  delete from "whatsappConnections" where chatbotid = bot;
  if found then perform tell_line(bot); end if;
end $$;

-- The lines that need something at this moment, over all tenants, each claimed by whoever asks first. An end that was reached
-- is written and notified here; it runs with the owner's rights, as only the schedule calls it.
create or replace function tend_lines(moment timestamptz, most int)
returns table (line "whatsappConnections", userid uuid, name text, language text, shared boolean, duties text[], zone text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found record;
begin
  for found in
    select w, b.userid, b.name, b.language, b.timezone, d.expired, d.expiring, d.setup, d.checking, d.health
    from "whatsappConnections" w join chatbots b on b.id = w.chatbotid,
    lateral (select
      w.status is null and w."tokenExpiresAt" <= moment
        or w.status = 'TOKEN_EXPIRED' and coalesce(w.checkedat, '-infinity') < w."lastErrorTime" as expired,
      w.status is null and w.expirynoticedat is null
        and w."tokenExpiresAt" > moment and w."tokenExpiresAt" <= moment + interval '7 days' as expiring,
      -- The pause before the next try is as long as the step has been failing: half a minute at first, half a day at most.
      -- Registering is tried more seldom: Meta allows ten tries in 72 hours (core/whatsapp/set-up.ts), most of which are left
      -- to the owner.
      w.status is null and not w."webhookConfigured" and coalesce(w.checkedat, w.updatedat) + greatest(interval '30 seconds',
        case when w."lastErrorMessage" like 'Receiving messages %'
          then least(interval '12 hours', coalesce(w.checkedat, w.updatedat) - w.updatedat)
          else least(interval '1 day', 7 * (coalesce(w.checkedat, w.updatedat) - w.updatedat)) end) <= moment as setup,
      w.status is null and coalesce(w.checkedat, w.updatedat) <= moment - interval '1 day' as checking,
      -- The health is read once when the line works, and then at the daily check.
      w.status is null and w."webhookConfigured" and w.quality is null and w.updatedat <= moment - interval '1 minute' as health) d
    where w.accesstoken <> 'placeholder' and w.phonenumberid <> 'placeholder' and (d.expired or d.expiring or d.setup or d.checking or d.health)
    order by w.checkedat nulls first limit most for update of w skip locked
  loop
    if found.expired then
      perform expire_line((found.w).chatbotid);
    elsif found.expiring then
      perform add_notification((found.w).chatbotid, 'La conexión con WhatsApp caduca el '
        || day_in((found.w)."tokenExpiresAt", found.timezone) || '. Reconéctala antes para no dejar de responder.');
    end if;
    update "whatsappConnections" w set
      checkedat = case when found.expired then greatest(moment, now())
        when found.setup or found.checking then moment else w.checkedat end,
      expirynoticedat = case when found.expiring then moment else w.expirynoticedat end,
      quality = case when found.health then coalesce(w.quality, 'UNKNOWN') else w.quality end
    where w.chatbotid = (found.w).chatbotid returning w.* into line;
    userid := found.userid;
    name := found.name;
    language := found.language;
    zone := found.timezone;
    shared := is_shared(line.businessaccountid, line.chatbotid);
    duties := array_remove(array[case when found.expired then 'expired' end, case when found.expiring then 'expiring' end,
      case when found.setup then 'setup' end, case when found.checking then 'check' end,
      case when found.health then 'health' end], null);
    return next;
  end loop;
end $$;

-- The day that a moment falls on, as owners read it. A zone that this PostgreSQL does not know, as the application may know
-- more, counts as UTC.
create or replace function day_in(moment timestamptz, zone text) returns text language plpgsql stable as $$
begin
  return to_char(moment at time zone zone, 'DD/MM/YYYY');
exception when invalid_parameter_value then
  return to_char(moment at time zone 'UTC', 'DD/MM/YYYY');
end $$;

-- Marks a line's token as expired, and notifies the owner once.
create or replace function expire_line(bot uuid) returns void language plpgsql as $$
begin
  update "whatsappConnections" set status = 'TOKEN_EXPIRED', "lastErrorTime" = now(), updatedat = now(),
    "lastErrorMessage" = 'The connection with WhatsApp has expired. Please reconnect.'
  where chatbotid = bot and status is null;
  if found then
    perform add_notification(bot, 'La conexión con WhatsApp ha caducado. Vuelve a conectarla para seguir respondiendo.');
    perform tell_line(bot);
    perform audit_connection(bot, 'whatsapp_expired');
  end if;
end $$;

-- Meta says that this token is dead. False: that was known, or the line has another one by now.
create or replace function kill_line(bot uuid, sealed text, moment timestamptz) returns boolean language plpgsql as $$
begin
  perform 1 from "whatsappConnections" where chatbotid = bot and accesstoken = sealed and status is null for update;
  if not found then return false; end if;
  perform expire_line(bot);
  -- The mail is written by the caller.
  update "whatsappConnections" set checkedat = greatest(moment, now()) where chatbotid = bot;
  return true;
end $$;

-- The error message of a line that counts as expired only because no secret here decrypts its token (another APP_SECRET).
create or replace function locked_note() returns text language sql immutable
  return 'The token of WhatsApp cannot be opened. Please reconnect.';

create or replace function lock_line(bot uuid) returns void language sql as $$
  update "whatsappConnections" set "lastErrorMessage" = locked_note()
  where chatbotid = bot and status = 'TOKEN_EXPIRED' and "lastErrorTime" = now()
$$;

-- The secret is back: so are the lines, and the sweep finds the replies that wait for them. keys: the ids of those that open
-- here. Answers how many, at most `most`.
create or replace function unlock_lines(keys text[], most int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  bot uuid;
  unlocked int := 0;
begin
  for bot in
    update "whatsappConnections" set status = null, "lastErrorMessage" = null, "lastErrorTime" = null, updatedat = now()
    where chatbotid in (select w.chatbotid from "whatsappConnections" w
      where w.status = 'TOKEN_EXPIRED' and w."lastErrorMessage" = locked_note() and split_part(w.accesstoken, '.', 2) = any (keys)
        -- Else it is dead by now.
        and coalesce(w."tokenExpiresAt" > now(), true)
      order by w.chatbotid limit most for update)
    returning chatbotid
  loop
    perform add_notification(bot, 'La conexión con WhatsApp vuelve a funcionar. No hace falta reconectarla.');
    perform tell_line(bot);
    perform audit_connection(bot, 'whatsapp_unlocked');
    unlocked := unlocked + 1;
  end loop;
  return unlocked;
end $$;
