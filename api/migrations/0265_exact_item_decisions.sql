-- What a person decides about an item of Exact Online, and what was told of each record already.

-- What both sides changed of an item, by what belongs together.
alter table exact_record add column clashes jsonb;
create index exact_record_clashes on exact_record (tenant_id, division, topic) where clashes is not null;

-- By itself the same is told once: a digest of each refusal and each question, as it was the last time.
create table exact_told (
  tenant_id integer not null references tenant,
  division integer not null,
  part text not null check (part in ('accounts', 'products', 'customer_prices', 'customer_numbers')),
  -- Of the account, or of the item.
  record_id uuid not null,
  problems text[] not null,
  primary key (tenant_id, division, part, record_id)
);
call protect_tenant_table('exact_told');

-- How many were told before.
alter table exact_job add column known integer not null default 0;

-- Items come in by the queue alone; what was told of those that came in as a file does, is read by nobody any more.
delete from product_import where result ->> 'kind' = 'exact';
