-- The state of a catalogue is told by every product and its revision, not by the newest change alone: one that began earlier may be committed later.
-- Answered from this index alone.
drop index product_revision;
create index product_revision on product (tenant_id, last_modified) include (id, rev) where deleted_at is null and is_visible and status = 'active';
