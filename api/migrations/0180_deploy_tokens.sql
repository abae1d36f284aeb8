-- Where a version came from: commit, author, changelog, what built it. Null for what came with the server itself.
alter table area_version add column about jsonb;
alter table area_version add column published_by text;

-- Who may bring versions of one area into one environment, from outside. The secret itself is nowhere.
create table deploy_token (
  id uuid primary key,
  environment text not null references environment,
  area_id text not null,
  label text not null check (length(label) <= 120),
  rights text not null check (rights in ('publish', 'release')),
  hash bytea not null unique,
  made_by text not null,
  made_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index deploy_token_of_environment on deploy_token (environment, made_at desc);
grant select, insert, update on deploy_token to app_platform;
