-- Requests that nobody made an offer of, for the dashboard's tile and the list that it leads to.
create index quote_request_waiting on quote_request (tenant_id, received_on) include (organization_id) where deleted_at is null and offer_id is null;
