-- Files that a pipeline brought for a version to come, by the SHA-256 of their bytes, and since when none asked for
-- them: what no release follows is removed after a day.
create table deploy_upload (
  sha256 text primary key,
  at timestamptz not null
);
create index deploy_upload_at on deploy_upload (at);
grant select, insert, update, delete on deploy_upload to app_platform;
