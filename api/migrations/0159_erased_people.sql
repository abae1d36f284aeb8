-- Somebody whose account was emptied: its number stays for what points at it, and nobody signs in by it any more.
alter table app_user add column erased_at timestamptz;

create or replace view person with (security_invoker = true) as
  select tenant_id, id, email, first_name, last_name, role_id, organization_id, region_id, is_tenant, status, created_at, accepted_at,
    null::timestamptz as invite_expires_at, rev, block_reason, is_blocked and blocked_by_seller as blocked_by_seller
  from app_user
  where erased_at is null
  union all
  select tenant_id, id, email, first_name, last_name, role_id, organization_id, region_id, is_tenant, 'invited', created_at, null,
    expires_at, rev, null, false
  from invite
  where accepted_at is null and cancelled_at is null;

-- The log says what was done, when and by which number, and no longer by whom: names and words that name somebody are in
-- no hash of its chain. Of offers it is kept as it is. Nobody may change a row of it in another way.
create function forget_in_log(account bigint, words text[]) returns void
  language sql security definer set search_path = pg_catalog, public
  as $forget$
    with named as materialized (
      select a.id from public.activity a
      where a.tenant_id = public.current_tenant() and (a.actor_user_id = account or (a.entity <> 'offer'
        and exists (select from unnest(words) word where position(lower(word) in lower(a.detail::text)) > 0)))
    ), forgotten as (
      update public.activity a set
        actor_name = case when a.actor_user_id = account then null else a.actor_name end,
        ip = case when a.actor_user_id = account then null else a.ip end,
        detail = case when a.entity = 'offer' then a.detail else coalesce((
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
revoke all on function forget_in_log(bigint, text[]) from public;
grant execute on function forget_in_log(bigint, text[]) to app_rw;
