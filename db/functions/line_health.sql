drop function if exists note_health(uuid, jsonb, jsonb);

-- What is wrong with a line, as its sends and Meta's events tell: faults, health and price.

-- What the error message of a line is about: 'subscribe', the step that failed (core/whatsapp/steps.ts); 'send', what Meta refuses to
-- send; 'account', an event of Meta's about the account (core/whatsapp/faults/account-news.ts); null: something else, or nothing.
create or replace function cause_of(note text) returns text language sql immutable
begin atomic
  select case
    when note like 'Receiving messages %' then 'subscribe'
    when note like 'WhatsApp: error %' then 'send'
    when note like 'WhatsApp: %' then 'account' end;
end;

-- Reports a failed send to the owner. fault: {line: whether it concerns every reply of the line, told: cause and remedy}, made
-- by core/whatsapp/faults/signs.ts. A fault that concerns one client is notified once an hour for each cause.
create or replace function note_send_fault(failed messages, code int, fault jsonb) returns void language plpgsql as $$
begin
  if (fault->>'line')::boolean then
    update "whatsappConnections" set "lastErrorMessage" = 'WhatsApp: error ' || code, "lastErrorTime" = now()
    where chatbotid = failed.chatbotid and status is null;
    if not found then return; end if;
    perform add_notification(failed.chatbotid, 'WhatsApp no entrega tus respuestas. ' || (fault->>'told'));
    perform announce_line(failed.chatbotid);
  elsif fault is not null and not exists (
      select 1 from messages m where m.chatbotid = failed.chatbotid and m.status = 'failed' and m.id <> failed.id
        and m.errorcode is not distinct from code and m.sentat > now() - interval '1 hour') then
    perform add_notification(failed.chatbotid, 'Una respuesta a '
      || name_for_owner(failed.chatbotid, failed.clientid)
      || ' no llegó. ' || (fault->>'told'));
  end if;
end $$;

-- A reply that was sent after a fault was delivered: the fault is over. An event of Meta's about the account stays for a day, and is
-- told again after a fault that hid it.
create or replace function line_delivers(delivered messages) returns void language plpgsql as $$
begin
  update "whatsappConnections" set accountnote = null, accountnotedat = null
  where chatbotid = delivered.chatbotid and delivered.createdat > accountnotedat + interval '1 day';
  update "whatsappConnections" set "lastErrorMessage" = accountnote, "lastErrorTime" = accountnotedat
  where chatbotid = delivered.chatbotid and delivered.createdat > "lastErrorTime"
    + case cause_of("lastErrorMessage") when 'send' then interval '0' when 'account' then interval '1 day' end;
  if found then perform announce_line(delivered.chatbotid); end if;
end $$;

-- Whether no later word is known of a part of a line's health: Meta promises no order, and repeats for days what it could not deliver.
-- happened: when it was said; null: it was read from Meta just now, which is always the last word, also beside an event of that minute.
create or replace function is_last_word(bot uuid, part text, happened timestamptz) returns boolean language plpgsql as $$
begin
  insert into provider_events as p (provider, eventid, type, handledat)
  values ('whatsapp', end_key(bot, part), 'ended', least(coalesce(happened, now() - interval '1 minute'), now()))
  on conflict (provider, eventid) do update set handledat = greatest(p.handledat, excluded.handledat), receivedat = now()
    where happened is null or p.handledat <= excluded.handledat;
  return found;
end $$;

-- Stores a number's health, and notifies the owner where it is worse than before. news: {quality, limit, sharedWithApp,
-- throughput}, null where nothing is known; worse: {quality, limit}, the notifications for that case; happened: as in is_last_word.
create or replace function note_health(bot uuid, news jsonb, worse jsonb, happened timestamptz default null) returns void
language plpgsql as $$
declare
  ranks constant text[] := array['RED', 'YELLOW', 'GREEN'];
  w "whatsappConnections";
  known "whatsappConnections";
begin
  select * into w from "whatsappConnections" where chatbotid = bot for update;
  known := w;
  select jsonb_object_agg(key, value) into news from jsonb_each(news)
  where value <> 'null' and is_last_word(bot, upper(key), happened);
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
  -- A limit of -1 is none: any number of clients.
  if nullif(w.messaginglimit, -1) < coalesce(nullif(known.messaginglimit, -1), case when known.messaginglimit = -1 then 2147483647 end) then
    perform add_notification(bot, worse->>'limit');
  end if;
  perform announce_line(bot);
end $$;

-- Whether it has to be stored how Meta bills a message: as a general AI assistant's, or as any business's; null: Meta did not say.
-- billed: when the first kind came last, to the hour. Some messages of such a number cost nothing, so that only a day without that
-- kind ends it. A time to come was stored by a clock that was wrong, and is as good as none.
create or replace function is_news_of_price(billed timestamptz, general boolean) returns boolean language sql stable as $$
  select case
    when general then coalesce(billed not between now() - interval '1 hour' and now() + interval '1 hour', true)
    when not general then billed not between now() - interval '1 day' and now() + interval '1 hour' end
$$;

-- Stores how Meta bills the line's messages, and notifies the owner when it begins to bill a general AI assistant's.
create or replace function note_price(bot uuid, general boolean) returns void language plpgsql as $$
declare
  billed timestamptz;
begin
  select aipricedat into billed from "whatsappConnections" where chatbotid = bot for update;
  if not found or not coalesce(is_news_of_price(billed, general), false) then return; end if;
  update "whatsappConnections" set aipricedat = case when general then now() end where chatbotid = bot;
  if general and billed is not null then return; end if;
  if general then
    perform add_notification(bot, 'Meta cobra este número como asistente de IA general, y cada mensaje cuesta. '
      || 'Escríbenos y pedimos juntos a Meta que lo corrija: tu bot solo atiende a tu negocio.');
  end if;
  perform announce_line(bot);
end $$;
