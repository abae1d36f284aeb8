-- Between how many the customer may choose of a line; null: its quantity is what it is.
alter table offer_line
  add column quantity_least numeric(12, 3) check (quantity_least >= 0),
  add column quantity_most numeric(12, 3) check (quantity_most >= 0),
  add check ((quantity_least is null) = (quantity_most is null));
-- By which surcharges follow the quantities that a customer chooses, and what an acceptance has otherwise than the version that it is about.
alter table offer_version
  add column surcharge_rules jsonb check (jsonb_typeof(surcharge_rules) = 'array'),
  add column accepted jsonb check (jsonb_typeof(accepted) = 'object');
