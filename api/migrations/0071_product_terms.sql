-- What a quantity of a product counts, how it is packed and sold, and which products count together for a tier. What is stored was sold by
-- the piece.
alter table product
  add column sales_unit text not null default 'st' check (length(sales_unit) between 1 and 20),
  add column sales_unit_code text not null default 'C62' check (sales_unit_code ~ '^[A-Z0-9]{2,3}$'),
  add column pack_content numeric(14, 3) check (pack_content > 0),
  add column order_multiple numeric(14, 3) check (order_multiple > 0),
  add column min_order_quantity numeric(14, 3) check (min_order_quantity > 0),
  add column tier_group text check (length(tier_group) <= 60),
  add column vat_rate smallint check (vat_rate in (0, 9, 21)),
  add column ean text check (length(ean) <= 14);
-- Who shares a ladder with a product is asked for at each of its changes.
create index product_tier_group on product (tenant_id, lower(tier_group)) where tier_group is not null and deleted_at is null;
