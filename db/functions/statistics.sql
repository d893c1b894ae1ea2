-- PostgreSQL chooses an index by what it knows of a table, and of a new one it knows nothing: every index that begins with the
-- chatbot looks as good as the right one, and the plan that is kept reads all of a chatbot's messages for each new one. So a
-- table is looked at again whenever it has doubled, which also makes every connection plan anew; autovacuum would wait a
-- minute for it. Answers the tables that were looked at.
create or replace function refresh_statistics() returns text[]
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  grown record;
  looked text[] := '{}';
begin
  if not pg_try_advisory_xact_lock(7236004) then return looked; end if;
  for grown in
    select c.oid::regclass as name from pg_class c
    where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
      and pg_relation_size(c.oid) > 2 * greatest(c.relpages, 4) * current_setting('block_size')::int
      and pg_has_role(c.relowner, 'usage')
  loop
    execute format('analyze %s', grown.name);
    looked := looked || grown.name::text;
  end loop;
  return looked;
end $$;
