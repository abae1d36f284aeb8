-- The link with Exact Online, one per tenant and registration. Tokens are encrypted before they come here.
create table exact_connection (
  tenant_id integer not null references tenant,
  env text not null check (env in ('test', 'production')),
  division integer,
  division_name text,
  exact_user_name text,
  connected_by bigint,
  connected_at timestamptz not null default now(),
  access_token text not null,
  refresh_token text not null,
  access_expires_at timestamptz not null,
  -- A refresh token that is not used for 30 days is dead.
  refresh_expires_at timestamptz not null,
  refreshed_at timestamptz not null default now(),
  accounts_synced_at timestamptz,
  items_synced_at timestamptz,
  prices_synced_at timestamptz,
  quotations_synced_at timestamptz,
  minutely_remaining integer,
  daily_remaining integer,
  daily_reset timestamptz,
  last_error text,
  primary key (tenant_id, env)
);
call protect_tenant_table('exact_connection');

-- A sign-in at Exact that was begun and not yet finished. The row is deleted when its state comes back: single use.
create table exact_authorization (
  tenant_id integer not null references tenant,
  state_hash bytea not null,
  user_id bigint not null,
  env text not null check (env in ('test', 'production')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, state_hash),
  foreign key (tenant_id, user_id) references app_user on delete cascade
);
create unique index exact_authorization_state on exact_authorization (state_hash);
create index exact_authorization_age on exact_authorization (expires_at);
call protect_tenant_table('exact_authorization', 'select', 'insert', 'delete');
