-- The trigrams hold the tenant already. As a column of its own it is one more condition, true for every offer of the tenant, and
-- the index walks all of those to bring it together with the few that hold the words. What was written lately waits in a list
-- that every search reads whole, so that list stays short.
drop index offer_search;
create index offer_search on offer using gin (tenant_trigrams(tenant_id, search_text)) with (gin_pending_list_limit = 256) where deleted_at is null;
