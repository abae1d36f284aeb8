-- What is not in the chain yet: noted with the row itself, in its transaction, and taken away with the row that goes into the chain. Whatever
-- order transactions commit in, none is passed over and none is taken twice.
create table activity_waiting (
  tenant_id integer not null,
  activity_id bigint not null,
  primary key (tenant_id, activity_id)
);
call protect_tenant_table('activity_waiting', 'select');
grant delete on activity_waiting to app_platform;

-- The log in the order in which it was chained: each hash is over the one before it and what cannot name a person. The trigrams are of the
-- words, as numbers, so that a search finds them and nobody reads a name here.
create table activity_chain (
  tenant_id integer not null,
  position bigint not null,
  activity_id bigint not null,
  hash bytea not null check (length(hash) = 32),
  trigrams bigint[] not null,
  chained_at timestamptz not null default now(),
  primary key (tenant_id, position),
  unique (tenant_id, activity_id)
);
call protect_tenant_table('activity_chain', 'select');
grant insert on activity_chain to app_platform;
create index activity_chain_trigrams on activity_chain using gin (trigrams) with (fastupdate = off);

create function await_chain() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into public.activity_waiting (tenant_id, activity_id) select tenant_id, id from added;
  return null;
end $$;
revoke all on function await_chain() from public;
create trigger activity_waits after insert on activity
  referencing new table as added for each statement execute function await_chain();
insert into activity_waiting (tenant_id, activity_id) select tenant_id, id from activity;

create index activity_by_time on activity (tenant_id, at desc, id desc);
create index activity_by_person on activity (tenant_id, actor_user_id, at desc, id desc) where actor_user_id is not null;

-- What the search of the log looks at: who, what number, and every word and figure of the detail.
create function activity_words(actor text, entity_id text, detail jsonb) returns text
  language sql stable parallel safe set search_path = pg_catalog, public
  return public.fold_text(coalesce(actor, '') || ' ' || entity_id || ' ' || coalesce(
    (select string_agg(value #>> '{}', ' ') from jsonb_path_query(detail, 'strict $.**') as value
      where jsonb_typeof(value) in ('string', 'number')), ''));

-- A page of the log, newest first, and how many there are, as far as `count_to`. Words of three characters and more are looked up by their
-- trigrams, in what waits for the chain one by one; where very many rows hold them the newest are read until the page is full. Shorter words
-- alone are looked for in the newest 50,000.
create function find_activity(
  tenant integer, words text[], entities text[], of_entity_id text, by_person bigint, since timestamptz, until timestamptz,
  skip integer, page_size integer, count_to integer
) returns table (ids bigint[], total integer)
  language plpgsql stable security definer set search_path = pg_catalog, public
  as $search$
    declare
      most constant integer := 20000;
      conditions text := '';
      source text := 'public.activity';
      trigrams bigint[] := '{}';
      candidates integer;
      word text;
      plain text;
    begin
      if current_setting('role', true) is distinct from 'app_platform' and tenant is distinct from public.current_tenant() then
        return;
      end if;
      if entities is not null then conditions := conditions || format(' and a.entity = any(%L::text[])', entities); end if;
      if of_entity_id is not null then conditions := conditions || format(' and a.entity_id = %L', of_entity_id); end if;
      if by_person is not null then conditions := conditions || format(' and a.actor_user_id = %L::bigint', by_person); end if;
      if since is not null then conditions := conditions || format(' and a.at >= %L::timestamptz', since); end if;
      if until is not null then conditions := conditions || format(' and a.at < %L::timestamptz', until); end if;
      foreach word in array words loop
        word := public.fold_text(word);
        conditions := conditions || format(' and public.activity_words(a.actor_name, a.entity_id, a.detail) like %L', '%' || word || '%');
        plain := regexp_replace(word, '\\(.)', '\1', 'g');
        trigrams := trigrams || array(
          select hashtextextended(substr(plain, at, 3), tenant) from generate_series(1, length(plain) - 2) at where at % 3 = 1 or at = length(plain) - 2);
      end loop;

      if trigrams <> '{}' then
        execute format(
          'with candidates as materialized (
              (select activity_id from public.activity_chain where tenant_id = %1$L::integer and trigrams @> %2$L::bigint[] limit %3$s)
              union all select activity_id from public.activity_waiting where tenant_id = %1$L::integer),
            found as materialized (select a.id, a.at from candidates c
              join public.activity a on a.tenant_id = %1$L::integer and a.id = c.activity_id where true%4$s)
          select array(select id from found order by at desc, id desc limit %5$s offset %6$s),
            least((select count(*) from found), %7$s), (select count(*) from candidates)',
          tenant, trigrams, most, conditions, page_size, skip, count_to) into ids, total, candidates;
        if candidates < most then
          return next;
          return;
        end if;
      elsif cardinality(words) > 0 then
        source := format('(select * from public.activity where tenant_id = %L::integer order by at desc, id desc limit 50000)', tenant);
      end if;
      conditions := format('from %s a where a.tenant_id = %L::integer', source, tenant) || conditions;
      execute format(
        'select array(select a.id %1$s order by a.at desc, a.id desc limit %2$s offset %3$s),
          (select count(*) from (select 1 %1$s limit %4$s) as counted)',
        conditions, page_size, skip, count_to) into ids, total;
      return next;
    end
  $search$;
revoke all on function find_activity(integer, text[], text[], text, bigint, timestamptz, timestamptz, integer, integer, integer) from public;
grant execute on function find_activity(integer, text[], text[], text, bigint, timestamptz, timestamptz, integer, integer, integer) to app_rw;
