drop function if exists add_notification(uuid, text);

-- Stores when each notification was added, whoever wrote it: those about clients are deleted after their time (retention.sql).
create or replace function date_notifications() returns trigger language plpgsql as $$
begin
  new.notifiedat := coalesce((
    select jsonb_object_agg(md5(entry), coalesce(new.notifiedat->md5(entry), to_jsonb(now())))
    from unnest(string_to_array(new.notifymemory, E'\n')) entry where entry <> ''), '{}');
  return new;
end $$;
create or replace trigger notifications_dated before insert or update of notifymemory on memory for each row
  execute function date_notifications();
-- Notifications from before this was stored count from now on.
update memory set notifymemory = notifymemory where notifymemory <> '' and notifiedat = '{}';

-- Adds a notification for the owner, in the form of contract.md 5. Answers 'added', 'same' (it was added less than an hour ago) or
-- 'full' (the owner's limit is reached). The same text after an hour becomes no second entry: the first moves to the front, with a
-- new time. due: a client waits for the owner or an appointment is in doubt, so it is news each time, and in a full list it replaces
-- the oldest.
create or replace function add_notification(bot uuid, told text, due boolean default false) returns text language plpgsql as $$
declare
  entry text := '<notify:' || replace(replace(replace(told, '\', '\\'), '>', '\>'), E'\n', '\n') || '>';
  m memory;
  entries text[];
begin
  insert into memory (chatbot_id, user_id) select id, userid from chatbots where id = bot on conflict do nothing;
  select * into m from memory where chatbot_id = bot for update;
  if m.chatbot_id is null then return 'full'; end if;
  entries := case when m.notifymemory = '' then '{}' else string_to_array(m.notifymemory, E'\n') end;
  if not due and (m.notifiedat->>md5(entry))::timestamptz > now() - interval '1 hour' then return 'same'; end if;
  if entry <> all(entries) and cardinality(entries) >= (select notification_limit from chatbots where id = bot) then
    if not due then return 'full'; end if;
    entries := entries[2:];
  end if;
  update memory set notifymemory = array_to_string(array_remove(entries, entry) || entry, E'\n'),
    notifiedat = notifiedat - md5(entry), updated_at = now(), version = version + 1
  where chatbot_id = bot;
  perform live_event(bot, 'notification.created', jsonb_build_object('notification', jsonb_build_object(
    'id', left(encode(sha256(convert_to(told, 'UTF8')), 'hex'), 16), 'text', told)));
  return 'added';
end $$;
