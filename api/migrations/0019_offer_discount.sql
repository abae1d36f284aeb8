alter table offer_version
  -- On the whole document: {"percent": 5} or {"amount": 100}. What it comes to stands in discount_cents.
  add column discount jsonb,
  -- The customer's own order number or reference.
  add column customer_reference text check (length(customer_reference) <= 100);
