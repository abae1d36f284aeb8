-- What a version is made of: the SHA-256 of each of its files by name. Null of what was published before this was
-- written down, and once the files are gone.
alter table area_version add column files jsonb;
-- From when on nothing leads to it any more; its files follow an hour later.
alter table area_version add column removed_at timestamptz;
grant update (files, removed_at) on area_version to app_platform;
