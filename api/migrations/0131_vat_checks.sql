-- What VIES answered about a VAT number, and to whom: the proof that it was asked. It is kept by number, so that what
-- was asked before a customer was stored stands with it afterwards.
create table vat_check (
  tenant_id integer not null references tenant,
  id bigint generated always as identity,
  vat_number text not null,
  -- Unknown: it could not be checked, which says nothing against it.
  outcome text not null check (outcome in ('valid', 'invalid', 'unknown')),
  checked_at timestamptz not null,
  checked_by bigint,
  -- The VAT number of who asked, where VIES knew it; then there is a number of the consultation.
  requester text,
  consultation_number text,
  -- As they were answered.
  name text,
  address text,
  primary key (tenant_id, id)
);
create index vat_check_of_number on vat_check (tenant_id, vat_number, checked_at desc);
call protect_tenant_table('vat_check', 'select', 'insert');

-- Registers outside are asked within limits, as mails are sent.
alter table sending drop constraint sending_kind_check;
alter table sending add constraint sending_kind_check
  check (kind in ('offer', 'invite', 'mailbox_test', 'subscription', 'register'));
