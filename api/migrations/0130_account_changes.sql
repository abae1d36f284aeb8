-- How often something has changed in a tenant that decides who its people are and what they may: a process that knows
-- an account goes on knowing it for as long as this number stays (0046).
create table account_changes (
  tenant_id integer primary key,
  number bigint not null default 1
);
call protect_tenant_table('account_changes', 'select');

create function note_account_change() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into public.account_changes (tenant_id)
    values ((to_jsonb(coalesce(new, old)) ->> tg_argv[0])::integer)
    on conflict (tenant_id) do update set number = account_changes.number + 1;
  return null;
end $$;
revoke all on function note_account_change() from public;

-- When its transaction ends: the row is held for no longer than that takes.
create constraint trigger note_account_change after update or delete on app_user
  deferrable initially deferred for each row execute function note_account_change('tenant_id');
create constraint trigger note_account_change after update on tenant
  deferrable initially deferred for each row execute function note_account_change('id');
-- Not what a session is touched by all day.
create constraint trigger note_session_end after update of ended_at on user_session
  deferrable initially deferred for each row execute function note_account_change('tenant_id');
create constraint trigger note_session_ended after insert on user_session
  deferrable initially deferred for each row when (new.ended_at is not null)
  execute function note_account_change('tenant_id');

-- Refuses the whole transaction of a call that took an account for what it no longer is.
create function confirm_accounts(tenant integer, known bigint) returns void
language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  if coalesce((select number from public.account_changes where tenant_id = tenant), 0) <> known then
    raise exception 'an account has changed' using errcode = 'serialization_failure';
  end if;
end $$;
revoke all on function confirm_accounts(integer, bigint) from public;
grant execute on function confirm_accounts(integer, bigint) to app_rw;
