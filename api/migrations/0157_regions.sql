-- Regions are named by who runs the seller.
alter table region add constraint region_name_check check (length(name) <= 100);
