-- Deletes what is too old to keep (reliability.md 4.16): what clients wrote and were told, and letters to us, after 90 days; the
-- hash of a message's id 8 days later, so that late repeats are known until then. Counters and days stay. Works through all
-- tenants with the owner's rights, one batch at a time; answers how many rows of each sort this batch has deleted.
create or replace function forget_old(today timestamptz, batch int) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  content_until timestamptz := today - interval '90 days';
  ids_until timestamptz := today - interval '98 days';
  forgotten jsonb := '{}';
  unheard clients;
  n int;
begin
  -- One process at a time; another has nothing to do meanwhile.
  if not pg_try_advisory_xact_lock(7236002) then return '{}'; end if;

  update messages set content = '', metadata = jsonb_build_object('forgotten', true) || (metadata - 'reason' - 'notice'),
    "whatsappMessageId" = case when "whatsappMessageId" is null or "whatsappMessageId" like 'sha256:%' then "whatsappMessageId"
      else digest_of("whatsappMessageId") end
  where (chatbotid, id) in (select chatbotid, id from messages
    where sentat < content_until and not metadata ? 'forgotten' limit batch);
  get diagnostics n = row_count;
  forgotten := forgotten || jsonb_build_object('contents', n);

  delete from messages where (chatbotid, id) in (select chatbotid, id from messages where sentat < ids_until limit batch);
  get diagnostics n = row_count;
  forgotten := forgotten || jsonb_build_object('messages', n);

  delete from "simulationLogs" where (chatbotid, id) in
    (select chatbotid, id from "simulationLogs" where "timestamp" < content_until limit batch);
  get diagnostics n = row_count;
  forgotten := forgotten || jsonb_build_object('simulations', n);

  update memory m set version = m.version + 1, notifymemory = coalesce((
      select string_agg(entry, E'\n' order by place) from unnest(string_to_array(m.notifymemory, E'\n')) with ordinality e(entry, place)
      where (m.notifiedat->>md5(entry))::timestamptz >= content_until), '')
  where m.chatbot_id in (select o.chatbot_id from memory o
    where exists (select 1 from jsonb_each_text(o.notifiedat) noted where noted.value::timestamptz < content_until) limit batch);
  get diagnostics n = row_count;
  forgotten := forgotten || jsonb_build_object('notifications', n);

  delete from "contactMessages" where id in
    (select id from "contactMessages" where createdat < content_until limit batch);
  get diagnostics n = row_count;
  forgotten := forgotten || jsonb_build_object('letters', n);

  -- Steps are needed while their turn runs, and for a week to look into a fault. The query begins with the steps, which are few,
  -- and looks up their turns: going through the turns of three months took too long.
  delete from turn_steps where (chatbotid, turnid) in (select s.chatbotid, s.turnid
    from turn_steps s join turns t on t.chatbotid = s.chatbotid and t.id = s.turnid
    where s.at < today - interval '7 days' and t.doneat is not null limit batch);
  get diagnostics n = row_count;
  forgotten := forgotten || jsonb_build_object('steps', n);

  delete from turns where (chatbotid, id) in
    (select chatbotid, id from turns where openedat < ids_until and doneat is not null limit batch);
  delete from receipts where (chatbotid, id) in (select r.chatbotid, r.id from receipts r where r.at < content_until limit batch);
  delete from slot_holds where (chatbotid, id) in (select chatbotid, id from slot_holds where upper(span) < content_until limit batch);
  delete from memory_history where (chatbotid, id) in
    (select h.chatbotid, h.id from memory_history h where h.at < today - interval '400 days' limit batch);
  delete from live_events where (chatbotid, id) in
    (select e.chatbotid, e.id from live_events e where e.at < today - interval '1 hour' limit batch * 10);
  get diagnostics n = row_count;
  forgotten := forgotten || jsonb_build_object('events', n);

  -- Of whom only a change of number was ever told (accept_move.sql). Locked by a statement of its own: one that waited for what they
  -- write just then would delete it with them, unseen.
  for unheard in
    select k.* from provider_events e join clients k on k.id = case when e.type = 'left' then e.subject::uuid end
    where e.provider = 'whatsapp' and e.type = 'left' and e.receivedat < today - interval '7 days' and not k.simulated
      and not exists (select 1 from conversations v where v.chatbotid = k.chatbotid and v.clientid = k.id)
    for update of k
  loop
    delete from clients k where k.chatbotid = unheard.chatbotid and k.id = unheard.id
      and not exists (select 1 from conversations v where v.chatbotid = k.chatbotid and v.clientid = k.id);
  end loop;
  delete from provider_events where (provider, eventid) in (select provider, eventid from provider_events
    where receivedat < ids_until and (handledat is not null or provider = 'whatsapp')
      or receivedat < today - interval '7 days' and type in ('edited', 'moved', 'left', 'came', 'foreign') limit batch);
  -- As long as a mail server tries, at least (RFC 5321, 4.5.4.1).
  delete from kept_letters where createdat < today - interval '4 days';
  delete from one_time_tokens where expiresat < today - interval '1 day';
  delete from oauth_flows where expiresat < today - interval '1 day';
  delete from rate_counters where resetat < today - interval '1 day';
  delete from sessions where coalesce(endedat, expiresat) < today - interval '90 days';
  -- An open page makes one every ten minutes. No browser keeps one for longer than this.
  delete from refresh_tokens where hash in
    (select r.hash from refresh_tokens r where r.usedat < today - interval '30 days' limit batch * 10);
  get diagnostics n = row_count;
  forgotten := forgotten || jsonb_build_object('tokens', n);

  delete from audit_log where (userid, id) in
    (select l.userid, l.id from audit_log l where l.at < today - interval '400 days' limit batch);
  return forgotten;
end $$;
