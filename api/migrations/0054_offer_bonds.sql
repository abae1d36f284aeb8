-- What is said about an offer, and what goes with it, belongs to the version that it was said about and to that version's customer: who
-- has the offer after a revision for somebody else reads none of it.

alter table offer_comment add column version integer, add column organization_id bigint;
alter table offer_attachment add column version integer, add column organization_id bigint;

update offer_comment c set version = coalesce((select max(v.version) from offer_version v
  where v.tenant_id = c.tenant_id and v.offer_id = c.offer_id and v.issued_at <= c.at), 1);
update offer_attachment a set version = coalesce((select max(v.version) from offer_version v
  where v.tenant_id = a.tenant_id and v.offer_id = a.offer_id and v.issued_at <= a.created_at), 1);
update offer_comment c set organization_id = v.organization_id from offer_version v
  where v.tenant_id = c.tenant_id and v.offer_id = c.offer_id and v.version = c.version;
update offer_attachment a set organization_id = v.organization_id from offer_version v
  where v.tenant_id = a.tenant_id and v.offer_id = a.offer_id and v.version = a.version;

alter table offer_comment alter column version set not null;
alter table offer_attachment alter column version set not null;
comment on column offer_comment.organization_id is 'Null: the version had no customer yet, so it is whoever the version goes to';
comment on column offer_attachment.organization_id is 'Null: the version had no customer yet, so it is whoever the version goes to';

-- A link ends when the offer goes to another customer.
update offer_link l set revoked_at = now() from offer_version own, offer o
  where own.tenant_id = l.tenant_id and own.offer_id = l.offer_id and own.version = l.version
    and o.tenant_id = l.tenant_id and o.id = l.offer_id
    and l.revoked_at is null and own.organization_id is distinct from o.organization_id;
