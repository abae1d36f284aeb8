-- What an Admin agrees with a tenant beside its plan. Null: as the plan has it, and of people as many as there are.
alter table tenant
  add column offer_limit integer check (offer_limit between 1 and 1000000),
  add column user_limit integer check (user_limit between 1 and 1000000);
