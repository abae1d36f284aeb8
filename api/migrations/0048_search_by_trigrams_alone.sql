-- The trigrams hold the tenant already. As a column of its own it is one more condition, true for every offer of the tenant, and
-- the index walks all of those to bring it together with the few that hold the words. What was written lately waits in a list
-- that every search reads whole, so that list stays short.
drop index offer_search;
create index offer_search on offer using gin (tenant_trigrams(tenant_id, search_text)) with (gin_pending_list_limit = 256) where deleted_at is null;

-- As before, but of a word only the trigrams that cover it, side by side: those in between are nearly always there as well, and
-- each is another list to read. What is left over fails the comparison with the text, for which each offer is read; so it is
-- given back whole.
drop function search_offers(integer, text[], integer);
create function search_offers(tenant integer, words text[], at_most integer) returns setof offer
  language plpgsql stable security definer set search_path = pg_catalog, public
  as $search$
    declare
      conditions text := '';
      trigrams bigint[] := '{}';
      word text;
      plain text;
    begin
      if current_setting('role', true) is distinct from 'app_platform' and tenant is distinct from public.current_tenant() then
        return;
      end if;
      foreach word in array words loop
        word := public.fold_text(word);
        conditions := conditions || format(' and search_text like %L', '%' || word || '%');
        -- The words are escaped for `like`.
        plain := regexp_replace(word, '\\(.)', '\1', 'g');
        trigrams := trigrams || array(
          select hashtextextended(substr(plain, at, 3), tenant) from generate_series(1, length(plain) - 2) at where at % 3 = 1 or at = length(plain) - 2);
      end loop;
      if trigrams <> '{}' then
        conditions := conditions || format(' and public.tenant_trigrams(tenant_id, search_text) @> %L::bigint[]', trigrams);
      end if;
      return query execute format('select * from public.offer where tenant_id = %L::integer and deleted_at is null%s limit %s', tenant, conditions, at_most);
    end
  $search$;
revoke all on function search_offers(integer, text[], integer) from public;
grant execute on function search_offers(integer, text[], integer) to app_rw;
