drop function if exists lock_line(text, jsonb);

-- Stores everything of one POST, and sends the turn jobs that it makes due (contract.md 3.3, design.md 1.1). The core has decided
-- what each item means (core/conversations/inbound.ts). What is left to decide needs locks:
--
-- * a message id is stored once for each line, unless a ghost (is_repeat) is replaced by its real message;
-- * a message that wants an answer takes the next number of its conversation, whose row is locked;
-- * a conversation has at most one job (scheduledat): its worker looks for new messages before it releases the conversation.
--
-- batch: [{kind, line, ...}], in storing order: by line, moves first but for what was written before them, then messages, then what changes them.
-- Each kind has its own file: accept_move.sql, accept_message.sql, accept_change.sql, accept_status.sql, accept_echo.sql,
-- accept_line_news.sql.
-- answer: {"outcomes": {outcome: count}, "jobs": how many turn jobs were sent}
create or replace function accept_messages(batch jsonb) returns jsonb language plpgsql as $$
declare
  number text;
  items jsonb;
  item jsonb;
  outcomes jsonb := '{}';
  jobs int := 0;
  outcome text;
  line whatsapp_lines;
  due uuid;
  accepted record;
  entered text;
  locked text;
  sent uuid;
begin
  for number, items in
    select value->>'line', jsonb_agg(value order by ordinality)
    from jsonb_array_elements(batch) with ordinality group by 1 order by min(ordinality)
  loop
    select * into line from whatsapp_lines where phonenumberid = number and number <> 'placeholder';
    entered := set_config('app.chatbot', coalesce(line.chatbotid::text, ''), true);
    locked := lock_deliveries(number, items);
    if line.chatbotid is not null and jsonb_array_length(items) > 1 then perform lock_conversations(line, items); end if;
    for item in select value from jsonb_array_elements(items) loop
      due := null;
      if item->>'kind' in ('account', 'health') then
        outcome := accept_line_news(item);
      elsif line.chatbotid is null then
        outcome := 'unknown_number';
      else
        case item->>'kind'
          when 'message' then
            accepted := accept_message(line, item);
            outcome := accepted.outcome;
            due := accepted.due;
          when 'status' then
            accepted := accept_status(line, item);
            outcome := accepted.outcome;
            due := accepted.due;
          when 'echo' then outcome := accept_echo(line, item);
          when 'edited', 'revoked' then outcome := accept_change(line, item);
          when 'moved' then outcome := accept_move(line, item);
          else outcome := 'ignored';
        end case;
      end if;
      outcomes := jsonb_set(outcomes, array[outcome], to_jsonb(coalesce((outcomes->>outcome)::int, 0) + 1));
      if due is not null then
        sent := send_turn(line.chatbotid, line.userid, due);
        jobs := jobs + 1;
      end if;
    end loop;
  end loop;
  return jsonb_build_object('outcomes', outcomes, 'jobs', jobs);
end $$;

-- Locks a line: exclusively for edits, deletions and moves, shared for messages. A message and its edit may arrive at the same moment,
-- as may the new number and the new id of a client, and without the lock neither transaction would see what the other stores. There is
-- one lock for each line, and not for each message, because PostgreSQL has room for only some thousands of locks.
create or replace function lock_deliveries(number text, items jsonb) returns text language sql
begin atomic
  select case
    when items @? '$[*].kind ? (@ == "edited" || @ == "revoked" || @ == "moved")'
      then pg_advisory_xact_lock(hashtextextended('line ' || number, 0))::text
    when items @? '$[*].kind ? (@ == "message" || @ == "echo")'
      then pg_advisory_xact_lock_shared(hashtextextended('line ' || number, 0))::text
  end;
end;

-- Locks the conversations that the items touch, always in the same order, so that two batches never wait for each other.
create or replace function lock_conversations(line whatsapp_lines, items jsonb) returns void language plpgsql as $$
begin
  perform 1 from conversations c
  where c.chatbotid = line.chatbotid and c.clientid in (
    select k.id from jsonb_array_elements(items) i join clients k
      on k.chatbotid = line.chatbotid and k.userid = i.value->'from'->>'userId'
    union select k.id from jsonb_array_elements(items) i join clients k
      on k.chatbotid = line.chatbotid and k.phonenumber = i.value->'from'->>'phone'
    union select (who_left(line.chatbotid, i.value->'from', to_timestamp((i.value->>'at')::double precision))).id
      from jsonb_array_elements(items) i
    union select m.clientid from jsonb_array_elements(items) i join messages m
      on m.chatbotid = line.chatbotid and m.phonenumberid = line.phonenumberid and m."whatsappMessageId" = i.value->>'id'
    union select m.clientid from jsonb_array_elements(items) i join messages m
      on m.chatbotid = line.chatbotid and m.id = (i.value->>'ours')::uuid)
  order by c.id for update;
end $$;
