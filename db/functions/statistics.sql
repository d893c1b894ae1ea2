drop function if exists refresh_statistics();

-- PostgreSQL chooses an index by what it knows of a table, and of a new one it knows nothing: every index that begins with the
-- chatbot looks as good as the right one, and the plan that is kept reads all of a chatbot's messages for each new one. So a
-- table is looked at again whenever it has doubled, which also makes every connection plan anew; autovacuum would wait a
-- minute for it. One table a call, the largest first: a look takes seconds at most. Answers which it was, null for none.
create function refresh_statistics() returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  grown regclass;
begin
  if not pg_try_advisory_xact_lock(7236004) then return null; end if;
  select c.oid into grown from pg_class c
  where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
    and pg_relation_size(c.oid) > 2 * greatest(c.relpages, 4) * current_setting('block_size')::int
    and pg_has_role(c.relowner, 'usage')
  order by pg_relation_size(c.oid) desc limit 1;
  if grown is not null then execute format('analyze %s', grown); end if;
  return grown;
end $$;
