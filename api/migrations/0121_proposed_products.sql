-- What was proposed for a line by its score, so that it can be told how often somebody changed it. Null where nothing
-- was found, where the product was known, and for lines of before.
alter table quote_line
  add column proposed_product_id bigint,
  add column proposed_score smallint;
