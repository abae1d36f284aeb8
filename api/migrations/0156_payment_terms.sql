-- Within how many days of the invoice the customer pays, as it stands on the offer; null: the offer does not say.
alter table offer_version add column payment_term_days smallint check (payment_term_days between 0 and 365);
