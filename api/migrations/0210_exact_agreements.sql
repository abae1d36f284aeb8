-- What Exact Online agrees with a customer: its own prices, and what it calls the products.

alter table exact_account
  drop column price_list_id,
  -- Something is to be made of its prices, or of its article numbers.
  add column prices_pending boolean not null default true,
  add column numbers_pending boolean not null default true;

-- Which item a price or an article number is of.
alter table exact_record add column item_id uuid;
create index exact_record_of_item on exact_record (tenant_id, division, item_id, topic) where item_id is not null;
-- Those that were read before do not say so; they are read again.
delete from exact_cursor where topic in ('SalesItemPrices', 'CustomerItems');

-- One price or number of a customer, compared three ways: what Exact said the last time, and what stood here then.
create table exact_agreement (
  tenant_id integer not null references tenant,
  division integer not null,
  part text not null check (part in ('customer_prices', 'customer_numbers')),
  account_id uuid not null,
  -- A price by its currency, its days and its product; a number by its id in Exact.
  key text not null,
  -- Null: Exact never said so yet; a person decides first.
  said text,
  here text,
  -- The price list or the article number here that holds it.
  target_id bigint,
  -- What a person decides about.
  clash jsonb,
  primary key (tenant_id, division, part, account_id, key),
  foreign key (tenant_id, division, account_id) references exact_account on delete cascade
);
create index exact_agreement_clash on exact_agreement (tenant_id, division) where clash is not null;
call protect_tenant_table('exact_agreement');

alter table exact_job_row add column product_id bigint;
alter table exact_connection
  add column customer_prices_synced_at timestamptz,
  add column customer_numbers_synced_at timestamptz;
