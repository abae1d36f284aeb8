-- The dashboard's figures are read from indexes alone: what was issued in a stretch of time, what was decided in it, and what is still open.
create index offer_issued on offer (tenant_id, issued_at) include (organization_id, status, valid_until, currency, subtotal_cents)
  where deleted_at is null and issued_at is not null;
create index offer_accepted on offer (tenant_id, accepted_at) include (organization_id) where deleted_at is null and accepted_at is not null;
create index offer_declined on offer (tenant_id, declined_at) include (organization_id) where deleted_at is null and declined_at is not null;
create index offer_pending on offer (tenant_id, valid_until) include (organization_id, first_viewed_at, currency, subtotal_cents)
  where deleted_at is null and status = 'pending';
create index offer_lasting on offer (tenant_id, valid_until) include (organization_id, issued_at, accepted_at, declined_at, currency, subtotal_cents)
  where deleted_at is null and issued_at is not null;
