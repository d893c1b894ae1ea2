drop function if exists refresh_statistics();

-- Analyzes the largest table that has doubled since it was analyzed, and answers which; null: none has. PostgreSQL chooses indexes
-- by statistics, of which a new table has none: every index that begins with the chatbot then looks as good as the right one, and
-- a cached plan may read all of a chatbot's messages for each new one. Analyzing also makes connections plan again. Autovacuum
-- would do it up to a minute later. One table takes seconds at most.
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
