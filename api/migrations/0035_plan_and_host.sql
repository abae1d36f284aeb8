-- What a subscription says of how many offers are issued in a month is counted; kept to only where somebody turned that on.
alter table offer_settings add column enforce_plan_limit boolean not null default false;
create index offer_version_issued on offer_version (tenant_id, issued_at) include (offer_id) where issued_at is not null;

-- The host at which a tenant's customers find its offers, when it has one of its own.
alter table tenant add column public_host text unique check (public_host = lower(public_host));
