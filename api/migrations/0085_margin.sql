-- What a line cost the seller when it was priced, for so many sales units: it is frozen with the version, as the price is. Null: not known,
-- as of every line from before, or the offer is in another currency than the seller's.
alter table offer_line
  add column cost_cents bigint check (cost_cents >= 0),
  add column cost_price_unit smallint check (cost_price_unit in (1, 10, 100, 1000)),
  add check ((cost_cents is null) = (cost_price_unit is null));
-- Percent of what is sold; less is warned of. Null: nothing is.
alter table offer_settings add column margin_floor numeric(5, 2) check (margin_floor between 0 and 100);
