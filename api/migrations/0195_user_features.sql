-- What a person may besides their role, given by an Admin: `product-owner` decides what runs in the environments.
alter table app_user add column features text[] not null default '{}'
  check (features <@ array['product-owner'] and cardinality(features) <= 1);
