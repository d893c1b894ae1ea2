drop function if exists sealed_with_old_keys(text, int);

-- All tokens of providers that are stored, however they are.
create or replace function stored_tokens() returns table (place_table text, place_column text, chatbot uuid, stored text)
language sql stable as $$
  select * from (
    select 'whatsappConnections', 'accesstoken', chatbotid, accesstoken from "whatsappConnections"
    union all select 'whatsappConnections', 'pin', chatbotid, pin from "whatsappConnections"
    union all select 'googlecalendarconnections', 'accesstoken', chatbotid, accesstoken from googlecalendarconnections
    union all select 'googlecalendarconnections', 'refreshtoken', chatbotid, refreshtoken from googlecalendarconnections
  ) as kept(place_table, place_column, chatbot, stored)
  where stored <> 'placeholder'
$$;

-- All encrypted tokens of providers, of all tenants, with the owner's rights (reliability.md 4.11).
create or replace function sealed_tokens() returns table (place_table text, place_column text, chatbot uuid, sealed text)
language sql stable security definer set search_path = public, pg_temp as $$
  select * from stored_tokens() where stored like 'v1.%'
$$;

-- How many tokens are stored that are not encrypted. None of ours is.
create or replace function unsealed_tokens() returns int
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::int from stored_tokens() where stored not like 'v1.%'
$$;

-- The tokens that were encrypted with earlier keys, so that the application can encrypt them with the current one. earlier: the
-- prefixes that such tokens have.
create or replace function sealed_with(earlier text[], most int)
returns table (place_table text, place_column text, chatbot uuid, sealed text) language sql stable as $$
  select t.* from sealed_tokens() t where exists (select from unnest(earlier) as key where starts_with(t.sealed, key)) limit most
$$;

-- The ids of the keys that tokens are encrypted with now, and how many with each.
create or replace function sealing_keys() returns table (key text, tokens int) language sql stable as $$
  select split_part(sealed, '.', 2), count(*)::int from sealed_tokens() group by 1
$$;

-- Replaces a token, unless it was renewed since it was read.
create or replace function reseal(place_table text, place_column text, chatbot uuid, before text, after text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changed int;
begin
  if (place_table, place_column) not in (('whatsappConnections', 'accesstoken'), ('whatsappConnections', 'pin'),
      ('googlecalendarconnections', 'accesstoken'), ('googlecalendarconnections', 'refreshtoken')) then
    raise invalid_parameter_value;
  end if;
  execute format('update %I set %I = $1 where chatbotid = $2 and %I = $3', place_table, place_column, place_column)
    using after, chatbot, before;
  get diagnostics changed = row_count;
  return changed > 0;
end $$;
