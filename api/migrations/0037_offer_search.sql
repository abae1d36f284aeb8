-- A tenant's search reads that tenant's offers only. In an index of the text alone the words of all tenants stand together, so that
-- the others' offers are read to find one's own.

-- Three characters in a row, each with the tenant, as one number. Immutable, so an index may use it.
create function tenant_trigrams(tenant integer, input text) returns bigint[]
  language sql immutable parallel safe strict
  return array(select hashtextextended(substr(input, at, 3), tenant) from generate_series(1, length(input) - 2) at);

drop index offer_search;
create index offer_search on offer using gin (tenant_id, tenant_trigrams(tenant_id, search_text)) where deleted_at is null;

create or replace function search_offers(tenant integer, words text[], at_most integer) returns table (id bigint)
  language plpgsql stable security definer set search_path = pg_catalog, public
  as $search$
    declare
      conditions text := '';
      trigrams bigint[] := '{}';
      word text;
    begin
      if current_setting('role', true) is distinct from 'app_platform' and tenant is distinct from public.current_tenant() then
        return;
      end if;
      foreach word in array words loop
        word := public.fold_text(word);
        conditions := conditions || format(' and search_text like %L', '%' || word || '%');
        -- The words are escaped for `like`.
        trigrams := trigrams || public.tenant_trigrams(tenant, regexp_replace(word, '\\(.)', '\1', 'g'));
      end loop;
      if trigrams <> '{}' then
        conditions := conditions || format(' and public.tenant_trigrams(tenant_id, search_text) @> %L::bigint[]', trigrams);
      end if;
      return query execute format('select id from public.offer where tenant_id = %L::integer and deleted_at is null%s limit %s', tenant, conditions, at_most);
    end
  $search$;
