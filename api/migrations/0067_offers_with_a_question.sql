-- Offers whose customer waits for an answer: few among many, and the first thing that the dashboard shows.
create index offer_asked on offer (tenant_id, change_requested_at) where deleted_at is null and status = 'pending' and change_requested_at is not null;
