drop function if exists refresh_statistics();

-- PostgreSQL chooses an index by a table's statistics, and a new table has none: every index that begins with the chatbot looks as
-- good as the right one, and the cached plan may read all of a chatbot's messages for each new one. So a table is analyzed again
-- whenever it has doubled, which also makes every connection plan again; autovacuum would wait a minute. One table a call, the
-- largest first, which takes seconds at most. Answers which it was; null: none.
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
