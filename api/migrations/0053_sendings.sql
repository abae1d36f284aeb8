-- What is counted against the limits of sending, and for how long: a day.
create table sending (
  tenant_id integer not null references tenant,
  id bigint generated always as identity,
  -- Null: the server itself, on behalf of the tenant.
  user_id bigint,
  kind text not null check (kind in ('offer', 'invite', 'mailbox_test')),
  amount integer not null check (amount > 0),
  at timestamptz not null,
  primary key (tenant_id, id)
);
create index sending_of_tenant on sending (tenant_id, kind, at);
create index sending_of_user on sending (tenant_id, user_id, kind, at);
call protect_tenant_table('sending', 'select', 'insert', 'delete');

-- A reminder that has to wait for room is looked at again on the same day.
grant delete on offer_reminder to app_rw;
