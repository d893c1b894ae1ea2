-- A client's messages, read from the newest on. PostgreSQL takes the messages of one client for few, as most have few, and then
-- reading them all and sorting them costs about as much in its eyes as reading the newest in the order of messages_history; of the
-- few whose messages are very many it would read all for each reply. With these settings that index, which has the whole order, is
-- read whatever is known of the table.

-- The newest messages of a client, so many at most.
create or replace function newest_messages(bot uuid, client uuid, most bigint) returns setof messages language plpgsql stable
set enable_sort = off set enable_incremental_sort = off as $$
begin
  return query select * from messages m where m.chatbotid = bot and m.clientid = client
  order by m.sentat desc, m.arrival desc limit most;
end $$;

-- What was said before a turn's first message and arrived, or may have, as the model is shown it: the oldest first. Nobody said what the
-- phone app sends by itself: an away message after each question would stand between it and its answer.
create or replace function history_before(bot uuid, client uuid, first bigint) returns jsonb language plpgsql stable
set enable_sort = off set enable_incremental_sort = off as $$
begin
  return to_jsonb(array(select jsonb_build_object('direction', h.direction, 'content', shown_content(h.content),
      'sentat', h.sentat, 'origin', h.origin)
    from (select direction, content, sentat, origin, arrival from messages where chatbotid = bot and clientid = client
        and (seq is null or seq < first)
        and (direction = 'INBOUND' or not never_arrived(status) and not metadata ? 'automatic')
      order by sentat desc, arrival desc limit 30) h
    order by h.sentat, h.arrival));
end $$;
