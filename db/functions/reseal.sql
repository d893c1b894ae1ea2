drop function if exists sealed_with_old_keys(text, int);

-- Provider tokens that were sealed with an earlier key (reliability.md 4.11), over all tenants, with the owner's rights: the
-- application opens them with that key and puts them back under the current one. earlier: how what those keys sealed begins.
create or replace function sealed_with(earlier text[], most int)
returns table (place_table text, place_column text, chatbot uuid, sealed text)
language sql stable security definer set search_path = public, pg_temp as $$
  select * from (
    select 'whatsappConnections', 'accesstoken', chatbotid, accesstoken from "whatsappConnections"
    union all select 'whatsappConnections', 'pin', chatbotid, pin from "whatsappConnections"
    union all select 'googlecalendarconnections', 'accesstoken', chatbotid, accesstoken from googlecalendarconnections
    union all select 'googlecalendarconnections', 'refreshtoken', chatbotid, refreshtoken from googlecalendarconnections
  ) as kept(place_table, place_column, chatbot, sealed)
  where exists (select from unnest(earlier) as key where starts_with(sealed, key))
  limit most
$$;

-- Only what is still as it was read: a token that was renewed meanwhile stays.
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
