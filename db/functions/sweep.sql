-- The second net under the queue: conversations that are due and have no job out, over all tenants. It runs with the owner's
-- rights and tells nothing but ids. stale: a job that has been out for so long is taken for lost.
create or replace function due_conversations(stale interval, most int) returns table (chatbotid uuid, userid uuid, conversationid uuid)
language sql volatile security definer set search_path = public, pg_temp
begin atomic
  update conversations c set scheduledat = now(), wakeat = null
  from chatbots b
  where b.id = c.chatbotid and (c.chatbotid, c.id) in (
    select d.chatbotid, d.id from conversations d
    where (d.wakeat <= now() and d.scheduledat is null)
       or (d.last_seq > d.done_seq and d.wakeat is null and coalesce(d.scheduledat, '-infinity') < now() - stale)
    limit most for update skip locked)
  returning c.chatbotid, b.userid, c.id;
end;
