-- The last valid day of which was told that it is near; an offer that is extended comes near again.
alter table offer add column expiring_told_for date;
create index offer_expiring_untold on offer (tenant_id, valid_until)
  where status = 'pending' and deleted_at is null and (expiring_told_for is null or expiring_told_for < valid_until);

-- The list by who looks after an offer.
create index offer_owner on offer (tenant_id, owner_user_id, created_at desc, id desc) where deleted_at is null;
