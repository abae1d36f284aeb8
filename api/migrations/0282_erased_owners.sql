-- From whom an offer went to whom is no part of it: of offers that goes out of the log too, when a person is erased.
create or replace function forget_in_log(account bigint, words text[]) returns void
  language sql security definer set search_path = pg_catalog, public
  as $forget$
    with named as materialized (
      select a.id from public.activity a
      where a.tenant_id = public.current_tenant() and (a.actor_user_id = account or ((a.entity <> 'offer' or a.action = 'offer.assigned')
        and exists (select from unnest(words) word where position(lower(word) in lower(a.detail::text)) > 0)))
    ), forgotten as (
      update public.activity a set
        actor_name = case when a.actor_user_id = account then null else a.actor_name end,
        ip = case when a.actor_user_id = account then null else a.ip end,
        detail = case when a.entity = 'offer' and a.action <> 'offer.assigned' then a.detail else coalesce((
          select jsonb_object_agg(key, case when jsonb_typeof(value) = 'string'
            and exists (select from unnest(words) word where position(lower(word) in lower(value #>> '{}')) > 0)
            then 'null'::jsonb else value end) from jsonb_each(a.detail)), '{}') end
      from named where a.tenant_id = public.current_tenant() and a.id = named.id
      returning a.id, a.actor_name, a.entity_id, a.detail
    )
    update public.activity_chain c
      set trigrams = public.tenant_trigrams(c.tenant_id, public.activity_words(f.actor_name, f.entity_id, f.detail))
      from forgotten f where c.tenant_id = public.current_tenant() and c.activity_id = f.id;
    update public.subscription_request set phone = '', message = ''
      where tenant_id = public.current_tenant() and user_id = account;
  $forget$;
