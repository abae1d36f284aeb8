-- When a second person of the seller is asked before an offer is issued; each of the three is off where it says nothing.
alter table offer_settings
  -- Percent of the list prices; more asks for it.
  add column approval_discount numeric(5, 2) check (approval_discount between 0 and 100),
  add column approval_below_floor boolean not null default false,
  -- Without taxes, in the currency of the offer; more asks for it.
  add column approval_amount_cents bigint check (approval_amount_cents >= 0);

-- Who asked for it, who decided, and for which content: of a draft, and afterwards of the version that it became.
alter table offer_version add column approval jsonb check (jsonb_typeof(approval) = 'object');
-- Of the open draft, for lists.
alter table offer add column approval text check (approval in ('asked', 'given', 'refused'));
create index offer_approval_asked on offer (tenant_id, created_at, id) where approval = 'asked' and deleted_at is null;
