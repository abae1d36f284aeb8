-- What the price of a line was computed with on the day that its version was issued: the ladder, what counted for the tier, and whether lines
-- of one tier group counted together. Null: of a draft, of what is no item, and of every version from before.
alter table offer_line add column frozen jsonb check (jsonb_typeof(frozen) = 'object');
