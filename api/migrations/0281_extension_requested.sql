-- The last valid day for which the customer asked for more time; a question that waits for an answer is none. Whoever is
-- given another day may ask again when that has passed.
alter table offer add column extension_requested_for date;

update offer o set extension_requested_for = o.valid_until from tenant t
where t.id = o.tenant_id and o.status = 'pending' and o.change_requested_at is not null and exists (
  select from activity a
  where a.tenant_id = o.tenant_id and a.entity = 'offer' and a.entity_id = o.id::text
    and a.action = 'offer.extension_requested' and (a.at at time zone t.time_zone)::date > o.valid_until
    and not exists (
      select from offer_comment c
      where c.tenant_id = o.tenant_id and c.offer_id = o.id and c.author_kind = 'staff' and c.visible_to = 'customer'
        and c.at > a.at));
