-- The offers of one bulk download, for whoever asked, until it expires. The documents are drawn when it is fetched.
create table offer_bundle (
  tenant_id integer not null references tenant,
  id uuid not null default gen_random_uuid(),
  user_id bigint not null,
  offer_ids bigint[] not null check (cardinality(offer_ids) between 1 and 200),
  -- Null: each in its own language.
  language text check (language in ('nl', 'en')),
  expires_at timestamptz not null,
  primary key (tenant_id, id)
);
create index offer_bundle_expiry on offer_bundle (tenant_id, expires_at);
call protect_tenant_table('offer_bundle');
