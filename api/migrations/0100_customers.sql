-- What a seller keeps of a customer besides where it is.
alter table organization
  add column language text check (language in ('nl', 'en')),
  add column payment_term_days smallint check (payment_term_days between 0 and 365),
  -- What was agreed about prices, in words: for the seller's own people.
  add column price_note text not null default '' check (length(price_note) <= 2000),
  -- Thirty days long it can be brought back. Whatever is deleted is archived too, so that no list of customers shows it.
  add column deleted_at timestamptz check (deleted_at is null or archived_at is not null);

alter table organization_address drop constraint organization_address_address_type_check;
alter table organization_address
  add constraint organization_address_address_type_check check (address_type in ('billing', 'shipping', 'other')),
  add column label text not null default '' check (length(label) <= 80);

alter table contact_person add column phone text not null default '' check (length(phone) <= 50);

-- What would be without its customer if an organization went. What was deleted can come back, so it counts as well.
create index offer_deleted_organization on offer (tenant_id, organization_id) where deleted_at is not null;
create index quote_request_deleted_organization on quote_request (tenant_id, organization_id) where deleted_at is not null;
create view organization_ties with (security_invoker = true) as
  select o.tenant_id, o.id as organization_id,
    (select count(*) from offer f where f.tenant_id = o.tenant_id and f.organization_id = o.id and f.deleted_at is null)
    + (select count(*) from offer f where f.tenant_id = o.tenant_id and f.organization_id = o.id and f.deleted_at is not null) as offers,
    (select count(*) from quote_request r where r.tenant_id = o.tenant_id and r.organization_id = o.id and r.deleted_at is null)
    + (select count(*) from quote_request r where r.tenant_id = o.tenant_id and r.organization_id = o.id and r.deleted_at is not null) as requests,
    (select count(*) from app_user u where u.tenant_id = o.tenant_id and u.organization_id = o.id) as users,
    (select count(*) from invite i where i.tenant_id = o.tenant_id and i.organization_id = o.id
      and i.accepted_at is null and i.cancelled_at is null) as invites,
    (select count(*) from price_list l where l.tenant_id = o.tenant_id and l.organization_id = o.id) as price_lists
  from organization o;
grant select on organization_ties to app_rw;
