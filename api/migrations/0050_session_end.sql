-- Sessions can be shown to their owner and ended. A row outlives its session, so that a refreshed token of it stays refused.
alter table user_session
  -- Random: what names a session to a caller must not be guessed from another one.
  add column id uuid not null default gen_random_uuid(),
  add column device text check (length(device) <= 60),
  add column ended_at timestamptz;
create unique index user_session_by_id on user_session (tenant_id, user_id, id);
