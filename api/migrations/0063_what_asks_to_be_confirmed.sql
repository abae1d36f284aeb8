-- A line that was made of a guess, or of a quantity in another unit than the product's: somebody has to say that it is right. Never on an
-- issued version.
alter table offer_line add column to_confirm text check (to_confirm in ('match', 'unit'));

-- The offer that a line went into. A later mail of the same conversation adds lines that are in none.
alter table quote_line add column offer_id bigint;
alter table quote_line add foreign key (tenant_id, offer_id) references offer (tenant_id, id);
update quote_line l set offer_id = r.offer_id
from quote_request r join offer o on o.tenant_id = r.tenant_id and o.id = r.offer_id
where l.tenant_id = r.tenant_id and l.request_id = r.id and not l.is_ignored
  and not exists (select from quote_mail m where m.tenant_id = l.tenant_id and m.id = l.source_mail_id and m.created_at > o.created_at);

-- Whose requests an address sends, because somebody said so; taken back by whoever says otherwise.
create table quote_sender (
  tenant_id integer not null,
  address text not null check (length(address) between 3 and 320 and address = lower(address)),
  organization_id bigint not null,
  said_by bigint,
  said_at timestamptz not null,
  primary key (tenant_id, address),
  foreign key (tenant_id, organization_id) references organization (tenant_id, id) on delete cascade
);
call protect_tenant_table('quote_sender');
insert into quote_sender (tenant_id, address, organization_id, said_at)
select distinct on (tenant_id, sender_email) tenant_id, sender_email, organization_id, updated_at from quote_request
where sender_email = lower(sender_email) and length(sender_email) between 3 and 320 and organization_id is not null and deleted_at is null
order by tenant_id, sender_email, id desc;

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
      select s.organization_id, 2 from public.quote_sender s where s.tenant_id = public.current_tenant() and s.address = customers_by_mail.address
      union all
      select o.id, 3 from public.organization o where o.tenant_id = public.current_tenant() and lower(split_part(o.email, '@', 2)) = domain
      union all
      select c.organization_id, 3 from public.organization_contact c where c.tenant_id = public.current_tenant() and c.kind = 'email' and lower(split_part(c.value, '@', 2)) = domain
      union all
      select p.organization_id, 3 from public.contact_person p where p.tenant_id = public.current_tenant() and split_part(p.email, '@', 2) = domain
    )
    select o.id, o.name::text, case min(f.place) when 3 then 'domain' when 2 then 'remembered' else 'contact' end
    from found f join public.organization o on o.tenant_id = public.current_tenant() and o.id = f.id and o.archived_at is null
    where f.place <> 2 or not exists (select from found known where known.place = 1)
    group by o.id, o.name order by min(f.place), o.name, o.id limit at_most
  $customers$;
