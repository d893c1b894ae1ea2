-- For the sandbox's chat page and controls: which chatbots have a line. Only called where the sandbox is on.
create or replace function sandbox_lines(wanted uuid)
returns table (chatbotid uuid, name text, phonenumberid text, businessaccountid text, assignednumber text)
language sql stable security definer set search_path = public, pg_temp as $$
  select b.id, b.name, w.phonenumberid, w.businessaccountid, w.assignednumber
  from whatsapp_lines l
  join chatbots b on b.id = l.chatbotid
  join "whatsappConnections" w on w.chatbotid = l.chatbotid
  where wanted is null or b.id = wanted
  order by b."createdAt"
$$;
