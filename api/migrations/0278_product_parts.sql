-- A product is another row whenever its tiers or properties are, so that a look at its row alone says whether it still is what it was.
-- The application writes the row in the same transaction as it is, and nothing is written twice then.
create function mark_product_parts() returns trigger
  language plpgsql
  as $mark$
    begin
      update product set rev = rev
        where (tenant_id, id) in (select tenant_id, product_id from changed) and xmin <> pg_current_xact_id()::xid;
      return null;
    end
  $mark$;
create trigger added_parts after insert on product_staffel
  referencing new table as changed for each statement execute function mark_product_parts();
create trigger changed_parts after update on product_staffel
  referencing new table as changed for each statement execute function mark_product_parts();
create trigger removed_parts after delete on product_staffel
  referencing old table as changed for each statement execute function mark_product_parts();
create trigger added_parts after insert on product_property
  referencing new table as changed for each statement execute function mark_product_parts();
create trigger changed_parts after update on product_property
  referencing new table as changed for each statement execute function mark_product_parts();
create trigger removed_parts after delete on product_property
  referencing old table as changed for each statement execute function mark_product_parts();
