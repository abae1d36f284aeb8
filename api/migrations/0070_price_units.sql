-- A price in cents per piece cannot hold the price of a small thing: every price is for 1, 10, 100 or 1000 sales units. What is stored was for one.
alter table product add column price_unit smallint not null default 1 check (price_unit in (1, 10, 100, 1000));
alter table offer_line add column price_unit smallint not null default 1 check (price_unit in (1, 10, 100, 1000));
alter table quote_match add column price_unit smallint not null default 1 check (price_unit in (1, 10, 100, 1000));
-- Templates keep lines as they were sent; the prices in them were for one.
update offer_template set items = (
  select jsonb_agg(case when item ? 'unitPrice' then item || '{"priceUnit": 1}' else item end order by place)
  from jsonb_array_elements(items) with ordinality as each (item, place)
) where jsonb_path_exists(items, '$[*].unitPrice');
