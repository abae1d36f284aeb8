-- Matching keeps what it made of a catalogue in memory. Whether that is still of today is asked before every use, and answered
-- from this index alone: how many products there are, and when the last of them was changed.
create index product_revision on product (tenant_id, last_modified) where deleted_at is null and is_visible and status = 'active';
