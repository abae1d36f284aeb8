-- Which product is which item of Exact Online is found by what both are called: for thousands of them at once, so that
-- what is compared stands beside the record and has an index.

-- Letters and figures alone: how else a code or a name is written tells no two things apart.
create function plain_text(input text) returns text
  language sql immutable parallel safe strict
  return nullif(regexp_replace(fold_text(input), '[^a-z0-9]+', '', 'g'), '');

alter table exact_record
  add column item_code text generated always as (case when topic = 'Items' then lower(btrim(said ->> 'Code')) end) stored,
  add column item_plain_code text generated always as (case when topic = 'Items' then plain_text(said ->> 'Code') end) stored,
  add column item_plain_name text generated always as (case when topic = 'Items' then plain_text(left(said ->> 'Description', 60)) end) stored,
  add column item_barcode text generated always as (case when topic = 'Items' then nullif(btrim(said ->> 'Barcode'), '') end) stored,
  add column item_is_sold boolean generated always as (case when topic = 'Items' then said -> 'IsSalesItem' = 'true'::jsonb end) stored;

create index exact_record_code on exact_record (tenant_id, division, item_code) where item_code is not null;
create index exact_record_plain_code on exact_record (tenant_id, division, item_plain_code) where item_plain_code is not null;
create index exact_record_plain_name on exact_record (tenant_id, division, item_plain_name) where item_plain_name is not null;
create index exact_record_barcode on exact_record (tenant_id, division, item_barcode) where item_barcode is not null;
-- Which item a product was made of.
create index exact_record_of_product on exact_record (tenant_id, division, part_id) where topic = 'Items' and part_id is not null;
