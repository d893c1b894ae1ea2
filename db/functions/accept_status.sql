-- A status event. States only move forward, and failed is final. If the outcome of the send was unknown, the conversation gets a
-- job. A reply that was sent twice has two ids at WhatsApp, one for each copy: the better status counts.
create or replace function accept_status(line whatsapp_lines, item jsonb, out outcome text, out due uuid) language plpgsql as $$
declare
  bot uuid := line.chatbotid;
  rank constant jsonb := '{"queued":0,"sending":1,"unknown":1,"not_sent":1,"cancelled":1,"sent":2,"delivered":3,"read":4,"failed":5}';
  message messages;
  conversation conversations;
  failed constant boolean := item->>'status' = 'failed';
  copy boolean;
  old boolean;
  faulty boolean;
  general constant boolean := (item->>'aiPriced')::boolean;
  repriced boolean;
begin
  select * into message from messages
  where chatbotid = bot and direction = 'OUTBOUND' and origin = 'bot'
    and ("whatsappMessageId" = item->>'id' and phonenumberid = line.phonenumberid
         or (item->>'ours') is not null and id = (item->>'ours')::uuid)
  order by (id::text = item->>'ours') desc nulls last limit 1;
  if message.id is null then
    outcome := 'status_unknown';
    return;
  end if;
  conversation := conversation_of(bot, message.clientid);
  select * into message from messages where chatbotid = bot and id = message.id for update;
  copy := message."whatsappMessageId" is distinct from item->>'id';
  old := case
    when copy and message.status = 'failed' then failed
    when copy and message.status in ('sent', 'delivered', 'read') and failed then true
    else (rank->>(item->>'status'))::int <= coalesce((rank->>message.status)::int, 0) end;
  if old then
    outcome := 'status_old';
    return;
  end if;
  update messages set
    status = item->>'status',
    "whatsappMessageId" = case when status = 'failed' then coalesce(free_id(messages, item->>'id'), "whatsappMessageId")
      else coalesce("whatsappMessageId", free_id(messages, item->>'id')) end,
    nexttryat = null,
    errorcode = case when failed then coalesce((item->>'errorCode')::int, errorcode) end,
    reason = case when failed then 'Failed to send WhatsApp message' when reason = 'keyword' then reason end
  where chatbotid = bot and id = message.id;
  perform live_event(bot, 'message.status', jsonb_strip_nulls(jsonb_build_object(
    'id', message.id, 'status', item->>'status', 'errorCode', (item->>'errorCode')::int)));
  if failed then
    perform note_send_fault(message, (item->>'errorCode')::int, item->'fault');
    perform cancel_behind(message);
    -- WhatsApp accepts a reply first and says later that it did not arrive. Its first part tells what was done in the calendar.
    if message.part = 1 then perform tell_untold(bot, message.clientid, message.turnid, message.possible_duplicate); end if;
  end if;
  -- Fault and price of the line seldom change, so its row is locked only when they do.
  select "lastErrorMessage" is not null, is_news_of_price(aipricedat, general) into faulty, repriced
  from "whatsappConnections" where chatbotid = bot;
  if faulty and item->>'status' in ('delivered', 'read') then perform line_delivers(message); end if;
  if repriced then perform note_price(bot, general); end if;
  if message.status in ('unknown', 'sending', 'queued') and conversation.scheduledat is null then
    update conversations set scheduledat = now(), wakeat = null where chatbotid = bot and id = conversation.id;
    due := conversation.id;
  end if;
  outcome := 'status';
end $$;
