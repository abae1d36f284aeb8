-- Lines of one tier group count together for their tier, unless the tenant says otherwise.
alter table offer_settings add column tiers_together boolean not null default true;
