-- Internal notes are about the offer, whichever of its versions is looked at, put back or thrown away.
alter table offer add column internal_notes text not null default '';
update offer set internal_notes = v.internal_notes
  from offer_version v
  where v.tenant_id = offer.tenant_id and v.offer_id = offer.id and v.version = coalesce(offer.draft_version, offer.current_version) and v.internal_notes <> '';
alter table offer_version drop column internal_notes;
