-- What the list of requests can be narrowed by.
create index quote_request_by_status on quote_request (tenant_id, status, received_on desc, id desc) where deleted_at is null;
create index quote_request_by_assignee on quote_request (tenant_id, assignee_user_id, received_on desc, id desc) where deleted_at is null and assignee_user_id is not null;
create index quote_request_by_sender on quote_request (tenant_id, sender_email, id desc) where deleted_at is null and sender_email is not null;

-- Only what nobody answered waits: a declined or archived request is done with.
drop index quote_request_waiting;
create index quote_request_waiting on quote_request (tenant_id, received_on) include (organization_id, offer_id) where deleted_at is null and status in ('new', 'in_progress');

create index organization_mail_domain on organization (tenant_id, lower(split_part(email, '@', 2))) where email is not null;
create index organization_contact_address on organization_contact (tenant_id, lower(value)) where kind = 'email';
create index organization_contact_domain on organization_contact (tenant_id, lower(split_part(value, '@', 2))) where kind = 'email';
create index contact_person_domain on contact_person (tenant_id, split_part(email, '@', 2)) where email is not null;

-- The customers that an address may belong to: one that holds the address itself goes before one whose mail has the same domain.
-- Runs as the owner, because row level security keeps indexes on expressions from the application's role; it repeats the tenant filter.
create function customers_by_mail(address text, domain text, at_most integer) returns table (organization_id bigint, name text, reason text)
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
      select o.id, 2 from public.organization o where o.tenant_id = public.current_tenant() and lower(split_part(o.email, '@', 2)) = domain
      union all
      select c.organization_id, 2 from public.organization_contact c where c.tenant_id = public.current_tenant() and c.kind = 'email' and lower(split_part(c.value, '@', 2)) = domain
      union all
      select p.organization_id, 2 from public.contact_person p where p.tenant_id = public.current_tenant() and split_part(p.email, '@', 2) = domain
    )
    select o.id, o.name::text, case min(f.place) when 1 then 'contact' else 'domain' end
    from found f join public.organization o on o.tenant_id = public.current_tenant() and o.id = f.id and o.archived_at is null
    group by o.id, o.name order by min(f.place), o.name, o.id limit at_most
  $customers$;
revoke all on function customers_by_mail(text, text, integer) from public;
grant execute on function customers_by_mail(text, text, integer) to app_rw;
