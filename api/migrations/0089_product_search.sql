-- The search of products, as that of offers: the trigrams hold the tenant, so that no list of all of its products is walked to bring it
-- together with the few that hold the words.
drop index product_search;
create index product_search on product using gin (tenant_trigrams(tenant_id, search_text)) with (gin_pending_list_limit = 256) where deleted_at is null;

-- One page of the products with all of the words, and how many there are, found in one go and without a way back for the ids of all.
-- Products by name; the one whose number was looked for stands first. Where more match than anybody counts (`exact_to`), they are
-- dense enough that the page is mostly among the first names; if it is not, all that match are put in order. `count_to` 0: it is known
-- that there are that many.
-- Like `search_offers` it runs as the owner, because `like` is not leakproof, repeats the tenant filter itself, and is put together with
-- its values. The words are escaped for `like`.
create function find_products(
  tenant integer, words text[], number text, in_group bigint, of_status text, shown boolean, skip integer, page_size integer,
  exact_to integer, count_to integer
) returns table (ids bigint[], total integer)
  language plpgsql stable security definer set search_path = pg_catalog, public
  as $search$
    declare
      likes text := '';
      conditions text := '';
      matching text;
      trigrams bigint[] := '{}';
      word text;
      plain text;
    begin
      if current_setting('role', true) is distinct from 'app_platform' and tenant is distinct from public.current_tenant() then
        return;
      end if;
      foreach word in array words loop
        word := public.fold_text(word);
        likes := likes || format(' and search_text like %L', '%' || word || '%');
        plain := regexp_replace(word, '\\(.)', '\1', 'g');
        trigrams := trigrams || array(
          select hashtextextended(substr(plain, at, 3), tenant) from generate_series(1, length(plain) - 2) at where at % 3 = 1 or at = length(plain) - 2);
      end loop;
      if in_group is not null then conditions := conditions || format(' and product_group_id = %L::bigint', in_group); end if;
      if of_status is not null then conditions := conditions || format(' and status = %L', of_status); end if;
      if shown is not null then conditions := conditions || format(' and is_visible = %L::boolean', shown); end if;
      conditions := conditions || likes;
      matching := format('from public.product where tenant_id = %L::integer and deleted_at is null', tenant)
        || case when trigrams <> '{}' then format(' and public.tenant_trigrams(tenant_id, search_text) @> %L::bigint[]', trigrams) else '' end
        || conditions;

      total := count_to;
      if count_to > 0 then
        execute format(
          'with found as materialized (select id, name, coalesce(lower(sku) = %L, false) as is_number %s limit %s)
            select array(select id from found where (select count(*) from found) <= %s order by is_number desc, name, id limit %s offset %s),
              (select count(*) from found)',
          number, matching, count_to, exact_to, page_size, skip) into ids, total;
        if total <= exact_to then
          return next;
          return;
        end if;
      else
        total := exact_to + 1000;
      end if;
      execute format(
        'select array(select id from (select * from public.product where tenant_id = %L::integer and deleted_at is null order by name, id limit 4000) as near
          where true%s order by name, id limit %s offset %s)', tenant, conditions, page_size, skip) into ids;
      if cardinality(ids) < page_size then
        execute format('select array(select id %s order by name, id limit %s offset %s)', matching, page_size, skip) into ids;
      end if;
      return next;
    end
  $search$;
revoke all on function find_products(integer, text[], text, bigint, text, boolean, integer, integer, integer, integer) from public;
grant execute on function find_products(integer, text[], text, bigint, text, boolean, integer, integer, integer, integer) to app_rw;
drop function search_products(integer, text[], integer);
