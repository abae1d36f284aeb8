-- A line whose price is from a price list of its customer keeps the name of that list.
alter table offer_line
  drop constraint offer_line_price_source_check,
  add constraint offer_line_price_source_check check (price_source in ('tier', 'base', 'list', 'manual', 'request')),
  add column price_list_name text check (length(price_list_name) <= 120);
