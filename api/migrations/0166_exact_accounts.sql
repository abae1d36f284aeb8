-- Which account of an administration in Exact Online is which customer here. What Exact says of an account stands beside
-- it, so that people choose among accounts without Exact being asked.
create table exact_account (
  tenant_id integer not null references tenant,
  division integer not null,
  account_id uuid not null,
  -- As Exact writes it, without the spaces in front of it.
  code text not null default '',
  name text not null default '',
  vat_number text,
  chamber_of_commerce_number text,
  email text,
  postal_code text,
  city text,
  country_code text,
  -- Customer, prospect, suspect or none of these, by Exact's letters: C, P, S, A.
  status text not null default 'A',
  is_blocked boolean not null default false,
  -- Null: no customer here.
  organization_id bigint,
  -- By a number that both have, by its name and place, by a person, or because the customer was made of it.
  matched_by text check (matched_by in ('number', 'likeness', 'person', 'created')),
  linked_at timestamptz,
  -- Somebody said that it is to be no customer here.
  left_out boolean not null default false,
  -- It is no more in Exact.
  deleted_at timestamptz,
  primary key (tenant_id, division, account_id),
  foreign key (tenant_id, organization_id) references organization on delete set null (organization_id)
);
-- What is pushed for a customer goes to one account.
create unique index exact_account_of_customer on exact_account (tenant_id, division, organization_id)
  where organization_id is not null and deleted_at is null;
create index exact_account_customer on exact_account (tenant_id, organization_id) where organization_id is not null;
create index exact_account_name on exact_account (tenant_id, division, name);
call protect_tenant_table('exact_account');
call follow_merged_customers('exact_account');
