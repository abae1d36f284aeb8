-- Of the trigrams of a whole name a handful finds the product, and the others, which nearly every product has, cost more to bring together than
-- all that is left of the search. What ANALYZE counted says which these are. It keeps the commonest three hundred of the index: so many are read
-- in a tenth of a millisecond, and all others stand with so few products that each of them is used. Where nothing was counted yet, all are.
alter index product_search alter column 1 set statistics 30;

-- How the words themselves are spread tells the planner nothing, as nearly every product has others; to compare each word of a search with the
-- hundred that ANALYZE kept was a fifth of it.
alter table product alter search_text set statistics 0;

create function narrowing_trigrams(trigrams bigint[]) returns bigint[]
  language plpgsql stable set search_path = pg_catalog, public
  as $narrowing$
    declare
      enough constant integer := 4;
      common bigint[];
      shares real[];
    begin
      if cardinality(trigrams) <= enough then
        return trigrams;
      end if;
      select most_common_elems::text::bigint[], most_common_elem_freqs into common, shares from pg_stats
        where schemaname = 'public' and tablename = 'product_search' and attname = 'tenant_trigrams';
      if common is null then
        return trigrams;
      end if;
      return array(
        select trigram from (
          select trigram, share, row_number() over (order by share) as place
            from (select trigram, coalesce(shares[array_position(common, trigram)], 0) as share from unnest(trigrams) as trigram) as known) as placed
          where share = 0 or place <= enough);
    end
  $narrowing$;
revoke all on function narrowing_trigrams(bigint[]) from public;

-- As before, by those trigrams only.
create or replace function find_products(
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
      numbered bigint;
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
      trigrams := public.narrowing_trigrams(trigrams);
      conditions := conditions || likes;
      matching := format('from public.product where tenant_id = %L::integer and deleted_at is null', tenant)
        || case when trigrams <> '{}' then format(' and public.tenant_trigrams(tenant_id, search_text) @> %L::bigint[]', trigrams) else '' end
        || conditions;

      total := count_to;
      if count_to > 0 then
        select id into numbered from public.product where tenant_id = tenant and lower(sku) = number and deleted_at is null;
        execute format(
          'with found as materialized (select id, name %s limit %s)
            select array(select id from found where (select count(*) from found) <= %s order by %sname, id limit %s offset %s),
              (select count(*) from found)',
          matching, count_to, exact_to, case when numbered is null then '' else format('id = %L::bigint desc, ', numbered) end, page_size, skip)
          into ids, total;
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
