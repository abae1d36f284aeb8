-- Items of Exact Online come in by the queue, by what changed.
alter table exact_record
  -- What Exact said of an item when it was made a product the last time.
  add column applied jsonb,
  -- Something is to be made of an item.
  add column is_pending boolean not null default false;
create index exact_record_pending on exact_record (tenant_id, division, topic, record_id) where is_pending;
