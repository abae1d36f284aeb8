-- Everything that a tenant has, for whoever asked for it: made by a job, fetched once, and gone after a while.
create table data_export (
  tenant_id integer not null references tenant,
  id uuid not null default gen_random_uuid(),
  user_id bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'making', 'ready', 'sending', 'fetched', 'expired', 'failed')),
  attempts integer not null default 0,
  done integer not null default 0,
  total integer not null default 0,
  -- Names in the file store: the file in the order of its parts.
  parts text[] not null default '{}',
  bytes bigint not null default 0,
  failure text check (failure in ('TOO_LARGE', 'STORAGE_FULL', 'FORBIDDEN', 'INTERNAL')),
  asked_at timestamptz not null default now(),
  -- Whoever is at it says so again and again; one who is silent has ended.
  touched_at timestamptz not null default now(),
  expires_at timestamptz,
  primary key (tenant_id, id)
);
create index data_export_open on data_export (tenant_id, asked_at) where state in ('waiting', 'making', 'ready', 'sending');
-- One at a time, also for two who ask at once.
create unique index data_export_running on data_export (tenant_id) where state in ('waiting', 'making');
call protect_tenant_table('data_export');
