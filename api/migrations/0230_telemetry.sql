-- What browsers met, counted: a row for each environment, hour, version and measure, and none for a visitor. A measure
-- that is a time or a shift has one row for each class of values (`bucket`), a number of something one in all.
create table telemetry_hour (
  environment text not null references environment,
  hour timestamptz not null,
  area_id text not null,
  version text not null,
  revision integer not null,
  measure text not null
    check (measure in ('session', 'load', 'failed', 'error', 'load_ms', 'lcp', 'inp', 'cls')),
  bucket smallint not null,
  count bigint not null,
  primary key (environment, hour, area_id, version, revision, measure, bucket)
);
grant select, insert, update, delete on telemetry_hour to app_platform;

-- What failed, under the id that a person saw.
create table telemetry_failure (
  key bigint generated always as identity primary key,
  environment text not null references environment,
  id text not null,
  at timestamptz not null,
  area_id text not null,
  version text not null,
  revision integer not null,
  kind text not null,
  status smallint,
  place text check (length(place) <= 120)
);
create index telemetry_failure_by_key on telemetry_failure (environment, key desc);
create index telemetry_failure_found on telemetry_failure (id text_pattern_ops);
grant select, insert, delete on telemetry_failure to app_platform;

-- What was last found of each second version that runs. It is judged by what was met since that revision.
create table canary_verdict (
  environment text not null references environment,
  area_id text not null,
  version text not null,
  from_revision integer not null,
  state text not null check (state in ('waiting', 'fine', 'unfit')),
  live_sessions integer not null,
  canary_sessions integer not null,
  judged_at timestamptz not null,
  primary key (environment, area_id)
);
grant select, insert, update, delete on canary_verdict to app_platform;

-- What the server itself wrote as a reason, so that everybody reads it in their own language.
alter table environment_revision add column said jsonb;
