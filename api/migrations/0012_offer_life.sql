-- What happens to an offer after it was issued.

alter table offer
  -- Who looks after it, by name, so that a list needs no look-up and the name outlives the account.
  add column owner_name text,
  add column sent_at timestamptz,
  add column first_viewed_at timestamptz,
  add column change_requested_at timestamptz,
  -- How, by whom and for what it was accepted; set exactly while it is accepted.
  add column acceptance jsonb,
  add column decline jsonb,
  -- When the order went to the bookkeeping: from then on an acceptance stands.
  add column pushed_at timestamptz;

update offer set owner_name = nullif(created_by_name, '') where owner_user_id is not null;

-- Deleted offers can be brought back for thirty days; only those are looked for.
create index offer_deleted on offer (tenant_id, deleted_at) where deleted_at is not null;
