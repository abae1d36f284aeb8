-- What an organisation asked for and was offered: the figures of the customers list. Amounts are without tax.
create view organization_totals with (security_invoker = true) as
  select o.tenant_id, o.id as organization_id, offers.total_offers, offers.accepted_offers, offers.total_value_cents,
    greatest(offers.last_issued_at, requests.last_received_on) as last_contact
  from organization o
  cross join lateral (
    select count(*) filter (where f.issued_at is not null) as total_offers,
      count(*) filter (where f.status = 'accepted') as accepted_offers,
      coalesce(sum(f.subtotal_cents) filter (where f.status = 'accepted'), 0)::bigint as total_value_cents,
      max(f.issued_at) as last_issued_at
    from offer f
    where f.tenant_id = o.tenant_id and f.organization_id = o.id and f.deleted_at is null
  ) offers
  cross join lateral (
    select max(r.received_on) as last_received_on
    from quote_request r
    where r.tenant_id = o.tenant_id and r.organization_id = o.id and r.deleted_at is null
  ) requests;
grant select on organization_totals to app_rw;
