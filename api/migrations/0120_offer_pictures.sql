-- Whether the document shows a picture of each line's product: a choice of the offer, begun from that of the tenant.
alter table offer_settings add column show_pictures boolean not null default false;
alter table offer_version add column show_pictures boolean not null default false;
-- Null: as the tenant's new offers have it.
alter table offer_template add column show_pictures boolean;
-- Of an issued version: the picture that its document shows, by its address, and the words for it. Its file stays as long as a line names it.
alter table offer_line add column picture jsonb check (jsonb_typeof(picture) = 'object');
create index offer_line_picture on offer_line (tenant_id, (picture ->> 'url')) where picture is not null;
