-- Whom the seller has blocked is let in again by the seller alone, not by a Manager of the person's own customer. Who was
-- blocked before this was known counts as blocked by the seller.
alter table app_user add column blocked_by_seller boolean not null default true;

create or replace view person with (security_invoker = true) as
  select tenant_id, id, email, first_name, last_name, role_id, organization_id, region_id, is_tenant, status, created_at, accepted_at,
    null::timestamptz as invite_expires_at, rev, block_reason, is_blocked and blocked_by_seller as blocked_by_seller
  from app_user
  union all
  select tenant_id, id, email, first_name, last_name, role_id, organization_id, region_id, is_tenant, 'invited', created_at, null,
    expires_at, rev, null, false
  from invite
  where accepted_at is null and cancelled_at is null;
