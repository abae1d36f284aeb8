-- What was proposed for a line by its score, so that it can be told how often somebody changed it. Null where nothing
-- was found, where the product was known, and for lines of before.
alter table quote_line
  add column proposed_product_id bigint,
  add column proposed_score smallint;
-- Of lines that nobody was done with yet, what was proposed is what stands first.
update quote_line as line
  set proposed_product_id = best.product_id, proposed_score = best.totalscore
  from quote_match as best
  where best.tenant_id = line.tenant_id and best.request_id = line.request_id and best.position = line.position
    and best.rank = 1 and line.chosen_by is null and line.offer_id is null and not line.is_ignored;
