-- Exact Online tells at once that something changed, where it was asked to.
alter table exact_connection
  -- The administration in which it was asked to; null: in none.
  add column notices_division integer,
  add column notices_since timestamptz,
  -- When it was last looked at whether it still does.
  add column notices_checked_at timestamptz;
