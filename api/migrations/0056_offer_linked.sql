-- When a link to the offer that still works was last made: whoever has it can see the offer, sent or not.
alter table offer add column linked_at timestamptz;
update offer o set linked_at = (select max(l.created_at) from offer_link l where l.tenant_id = o.tenant_id and l.offer_id = o.id and l.revoked_at is null)
  where exists (select from offer_link l where l.tenant_id = o.tenant_id and l.offer_id = o.id and l.revoked_at is null);
