drop function if exists kill_line(uuid, timestamptz), unlock_lines(text[]), expire_line(uuid);
-- PostgreSQL does not let "create or replace" add a column to what a function answers.
drop function if exists tend_lines(timestamptz, int);

-- The regular care of lines (contract.md 2.6): the end of a token is notified once and ahead of time, a missing step is tried again.

-- Whether the letter about an end waits to be written. Whoever has claimed it may have been killed, or the mail server may have been
-- out of reach: it comes again until it is written (letter_written), for a day, after pauses that grow as the time since does, as one
-- may have arrived of which nobody knows. since: when the end was noticed.
create or replace function letter_is_due(w "whatsappConnections", since timestamptz, moment timestamptz) returns boolean
language sql stable as $$
  select coalesce(w.letterdueat <= greatest(moment, now()) and w.letterdueat <= since + interval '1 day', false)
$$;

-- due: what the letter was claimed with. Another may have become due meanwhile.
create or replace function letter_written(bot uuid, due timestamptz) returns void language sql as $$
  update "whatsappConnections" set letterdueat = null where chatbotid = bot and letterdueat = due
$$;

-- The lines that need something at this moment, over all tenants, each claimed by whoever asks first. An end that was reached
-- is written and notified here; it runs with the owner's rights, as only the schedule calls it. shared: workers of an older version
-- read it.
create or replace function tend_lines(moment timestamptz, most int)
returns table (line "whatsappConnections", userid uuid, name text, language text, shared boolean, duties text[], zone text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found record;
  clock constant timestamptz := greatest(moment, now());
  -- When the end that a letter is about was noticed; null: just now.
  noticed timestamptz;
begin
  for found in
    select w, b.userid, b.name, b.language, b.timezone, d.expired, d.expiring, d.setup, d.checking, d.health
    from "whatsappConnections" w join chatbots b on b.id = w.chatbotid,
    lateral (select
      w.status is null and w."tokenExpiresAt" <= moment
        or w.status = 'TOKEN_EXPIRED' and letter_is_due(w, w."lastErrorTime", moment) as expired,
      w.status is null and w."tokenExpiresAt" > moment and w."tokenExpiresAt" <= moment + interval '7 days'
        and (w.expirynoticedat is null or letter_is_due(w, w.expirynoticedat, moment)) as expiring,
      -- The pause before the next try is as long as the step has been failing: half a minute at first, half a day at most.
      -- Registering is tried more seldom: Meta allows ten tries in 72 hours (core/whatsapp/set-up.ts), most of which are left
      -- to the owner.
      w.status is null and not w."webhookConfigured" and coalesce(w.checkedat, w.updatedat) + greatest(interval '30 seconds',
        case when cause_of(w."lastErrorMessage") = 'subscribe'
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
    elsif found.expiring and (found.w).expirynoticedat is null then
      perform add_notification((found.w).chatbotid, 'La conexión con WhatsApp caduca el '
        || day_in((found.w)."tokenExpiresAt", found.timezone) || '. Vuelve a conectarla antes para no dejar de responder.');
    end if;
    noticed := case when not found.expired then (found.w).expirynoticedat
      when (found.w).status is not null then (found.w)."lastErrorTime" end;
    update "whatsappConnections" w set
      checkedat = case when found.expired then clock
        when found.setup or found.checking then moment else w.checkedat end,
      expirynoticedat = case when found.expiring then coalesce(w.expirynoticedat, moment) else w.expirynoticedat end,
      letterdueat = case when found.expired or found.expiring
        then date_trunc('milliseconds', clock + greatest(interval '5 minutes', clock - noticed))
        else w.letterdueat end,
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

-- Makes the check of an account's lines due, over all tenants (checkedat: as in note_account); not of those of owners who have left,
-- whose access is just being given back.
create or replace function check_account_soon(account text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update "whatsappConnections" set checkedat = now() - interval '2 days'
  where chatbotid in (select w.chatbotid from whatsapp_lines l join "whatsappConnections" w on w.chatbotid = l.chatbotid
      join users u on u.id = l.userid and u.deletedat is null
    where l.businessaccountid = account and w.status is null order by w.chatbotid for update of w)
$$;

-- Marks a line's token as expired, and notifies the owner once, by a letter, too (tend_lines). sealed: the token that has expired,
-- which the line may have no more; null: whichever it has.
create or replace function expire_line(bot uuid, sealed text default null) returns void language plpgsql as $$
begin
  update "whatsappConnections" set status = 'TOKEN_EXPIRED', "lastErrorTime" = now(), updatedat = now(), letterdueat = now(),
    "lastErrorMessage" = 'The connection with WhatsApp has expired. Please reconnect.'
  where chatbotid = bot and status is null and accesstoken = coalesce(sealed, accesstoken);
  if found then
    perform add_notification(bot, 'La conexión con WhatsApp ha caducado. Vuelve a conectarla para seguir respondiendo.');
    perform announce_line(bot);
    perform audit_connection(bot, 'whatsapp_expired');
  end if;
end $$;

-- Meta says that this token is dead. False: that was known, or the line has another one by now. moment: workers of an older version
-- pass it.
create or replace function kill_line(bot uuid, sealed text, moment timestamptz) returns boolean language plpgsql as $$
begin
  perform 1 from "whatsappConnections" where chatbotid = bot and accesstoken = sealed and status is null for update;
  if not found then return false; end if;
  perform expire_line(bot);
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
  held text;
  unlocked int := 0;
begin
  for bot, held in
    update "whatsappConnections" set status = null, "lastErrorMessage" = accountnote, "lastErrorTime" = accountnotedat,
      updatedat = now(), letterdueat = null
    where chatbotid in (select w.chatbotid from "whatsappConnections" w
      where w.status = 'TOKEN_EXPIRED' and w."lastErrorMessage" = locked_note() and split_part(w.accesstoken, '.', 2) = any (keys)
        -- A token that has ended meanwhile stays expired, though it opens again.
        and coalesce(w."tokenExpiresAt" > now(), true)
      order by w.chatbotid limit most for update)
    returning chatbotid, accountnote
  loop
    -- What Meta still holds against the account may need a new link, as when our access was removed, or none, as a restriction does.
    perform add_notification(bot, case when held is null
      then 'La conexión con WhatsApp vuelve a funcionar. No hace falta volver a conectarla.'
      else 'La conexión con WhatsApp ya no figura como caducada. Antes de volver a conectarla, mira la pantalla de WhatsApp.' end);
    perform announce_line(bot);
    perform audit_connection(bot, 'whatsapp_unlocked');
    unlocked := unlocked + 1;
  end loop;
  return unlocked;
end $$;
