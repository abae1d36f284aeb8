-- Which customer is which account of Exact Online is suggested by what both have: numbers and names, however they are
-- written.

-- A name without its legal form, letters and figures alone.
create function plain_company(input text) returns text
  language sql immutable parallel safe strict
  return coalesce(
    plain_text(regexp_replace(fold_text(input), '\m(b\.? ?v|n\.? ?v|v\.? ?o\.? ?f|gmbh|ltd|bvba|srl)\M\.?', ' ', 'g')),
    plain_text(input));

alter table exact_account
  add column plain_vat text generated always as (upper(plain_text(vat_number))) stored,
  -- Fewer than six figures are no number that a company alone has.
  add column plain_registration text generated always as (substring(regexp_replace(chamber_of_commerce_number, '[^0-9]', '', 'g') from '^[0-9]{6,}$')) stored,
  add column plain_name text generated always as (plain_company(name)) stored;

create index exact_account_vat on exact_account (tenant_id, division, plain_vat) where plain_vat is not null;
create index exact_account_registration on exact_account (tenant_id, division, plain_registration) where plain_registration is not null;
create index exact_account_plain_name on exact_account (tenant_id, division, plain_name) where plain_name is not null;
