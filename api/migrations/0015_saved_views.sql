-- Filters and order of a list under a name, kept per person; a shared one is there for everybody of the tenant.
create table saved_view (
  tenant_id integer not null references tenant,
  id bigint generated always as identity,
  user_id bigint not null,
  owner_name text not null,
  entity text not null check (entity in ('offers')),
  name text collate nl not null check (length(name) between 1 and 80),
  query text not null check (length(query) <= 2000),
  shared boolean not null default false,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index saved_view_name on saved_view (tenant_id, user_id, entity, lower(name));
create index saved_view_shared on saved_view (tenant_id, entity) where shared;
call protect_tenant_table('saved_view');
