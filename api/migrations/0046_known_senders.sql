-- A sender whom a person said to be of a customer is known as theirs from then on: nobody is asked twice. What the customer's own
-- contacts say goes before it, so a slip of the hand is put right by adding the contact.
create or replace function customers_by_mail(address text, domain text, at_most integer) returns table (organization_id bigint, name text, reason text)
  language sql stable security definer set search_path = pg_catalog, public
  as $customers$
    with found as (
      select o.id, 1 as place from public.organization o where o.tenant_id = public.current_tenant() and lower(split_part(o.email, '@', 2)) = split_part(address, '@', 2) and lower(o.email) = address
      union all
      select c.organization_id, 1 from public.organization_contact c where c.tenant_id = public.current_tenant() and c.kind = 'email' and lower(c.value) = address
      union all
      select p.organization_id, 1 from public.contact_person p where p.tenant_id = public.current_tenant() and p.email = address
      union all
      select u.organization_id, 1 from public.app_user u where u.tenant_id = public.current_tenant() and u.email = address and not u.is_tenant
      union all
      (select r.organization_id, 2 from public.quote_request r
        where r.tenant_id = public.current_tenant() and r.sender_email = address and r.deleted_at is null and r.organization_id is not null
        order by r.id desc limit 20)
      union all
      select o.id, 3 from public.organization o where o.tenant_id = public.current_tenant() and lower(split_part(o.email, '@', 2)) = domain
      union all
      select c.organization_id, 3 from public.organization_contact c where c.tenant_id = public.current_tenant() and c.kind = 'email' and lower(split_part(c.value, '@', 2)) = domain
      union all
      select p.organization_id, 3 from public.contact_person p where p.tenant_id = public.current_tenant() and split_part(p.email, '@', 2) = domain
    )
    select o.id, o.name::text, case min(f.place) when 3 then 'domain' else 'contact' end
    from found f join public.organization o on o.tenant_id = public.current_tenant() and o.id = f.id and o.archived_at is null
    where f.place <> 2 or not exists (select from found known where known.place = 1)
    group by o.id, o.name order by min(f.place), o.name, o.id limit at_most
  $customers$;
