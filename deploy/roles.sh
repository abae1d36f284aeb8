#!/bin/sh
# Runs once, on a new database. The API connects as a login that owns nothing and sees a tenant only inside a transaction that
# names it; migrations run as the owner (DATABASE_OWNER_URL).
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set ON_ERROR_STOP=1 --set password="$APP_PASSWORD" <<'SQL'
create role app_rw nologin nobypassrls;
create role app_platform nologin nobypassrls;
create role staffel_app login noinherit password :'password' in role app_rw, app_platform;
SQL
