-- Who did what, append-only: the application's roles have no right to change or remove a row.
create table activity (
  tenant_id integer not null,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  actor_user_id bigint,
  action text not null,
  entity text not null,
  entity_id text not null,
  detail jsonb not null default '{}',
  ip text,
  request_id text,
  primary key (tenant_id, id)
);
create index activity_of_entity on activity (tenant_id, entity, entity_id, id desc);
call protect_tenant_table('activity', 'select', 'insert');

-- A create that is repeated with the same Idempotency-Key gets the first answer again.
create table idempotency_key (
  tenant_id integer not null,
  user_id bigint not null,
  endpoint text not null,
  key text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant_id, user_id, endpoint, key)
);
create index idempotency_key_by_age on idempotency_key (created_at);
call protect_tenant_table('idempotency_key');

-- Mail on its way out. Written in the transaction of what it tells; a worker sends it with retry. tenant_id is null for
-- sign-in links, which belong to no tenant, and then only app_platform sees the row.
create table outbox_mail (
  id uuid primary key,
  tenant_id integer references tenant,
  recipients text[] not null,
  cc text[] not null default '{}',
  bcc text[] not null default '{}',
  reply_to text,
  subject text not null,
  body_text text not null,
  body_html text,
  -- The one link that the mail is about, so that the local outbox can show it as a button.
  link text,
  attachments jsonb not null default '[]',
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_mail_due on outbox_mail (next_attempt_at) where status = 'waiting';
create index outbox_mail_by_created on outbox_mail (created_at desc);
create index outbox_mail_by_tenant on outbox_mail (tenant_id, created_at desc);
call protect_tenant_table('outbox_mail', 'select', 'insert', 'update');
grant delete on outbox_mail to app_platform;

-- Pointers and switches of one environment; every write is a new revision with its author and reason.
create table environment (
  name text primary key,
  revision integer not null,
  document jsonb not null
);
create table environment_revision (
  name text not null references environment,
  revision integer not null,
  document jsonb not null,
  author text not null,
  reason text not null,
  created_at timestamptz not null default now(),
  primary key (name, revision)
);
-- What was published: the files of one version of an area, write-once.
create table area_version (
  area_id text not null,
  version text not null,
  build jsonb not null,
  document jsonb not null,
  published_at timestamptz not null default now(),
  primary key (area_id, version)
);
grant select, insert, update on environment to app_platform;
grant select, insert on environment_revision, area_version to app_platform;
