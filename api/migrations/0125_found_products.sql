-- Which transaction changed last what a search of products goes by. What a search found is then known to be what it would find now, without
-- asking again: see `found-products.ts`. Rows of before are 0, which is older than any change.
alter table product add column changed_in bigint not null default 0;
create index product_changed_in on product (tenant_id, changed_in);

create function mark_product_change() returns trigger
  language plpgsql
  as $mark$
    begin
      new.changed_in := pg_current_xact_id()::text::bigint;
      return new;
    end
  $mark$;
create trigger product_change before insert or
  update of name, sku, technical_name, external_item_code, description, product_group_id, status, is_visible, deleted_at
  on product for each row execute function mark_product_change();

-- As before, but the product whose number was looked for is asked for by itself: to compare the number of each that holds the words, and to
-- put them in order by it, was a quarter of a search.
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
