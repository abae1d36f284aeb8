-- A draft of the next version that is open when the customer's version is accepted: it is not issued any more, and stays to be read.
alter table offer_version drop constraint offer_version_state_check;
alter table offer_version add constraint offer_version_state_check check (state in ('draft', 'issued', 'superseded', 'unissued'));

update offer_version v set state = 'unissued' from offer o
  where o.tenant_id = v.tenant_id and o.id = v.offer_id and v.version = o.draft_version and v.state = 'draft' and o.status = 'accepted' and o.issued_at is not null;
update offer set acceptance = acceptance || jsonb_build_object('draft_before', draft_version), draft_version = null
  where status = 'accepted' and draft_version is not null and issued_at is not null;

-- By which recipe the content was hashed; the hash itself is never computed again.
alter table offer_version add column content_hash_recipe smallint;
update offer_version set content_hash_recipe = 1 where content_hash is not null;
alter table offer_version add check ((content_hash is null) = (content_hash_recipe is null));
