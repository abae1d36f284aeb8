-- What is known of somebody before the invite is accepted; the account takes it over.
alter table invite
  add column first_name text not null default '' check (length(first_name) <= 100),
  add column last_name text not null default '' check (length(last_name) <= 100),
  add column region_id bigint,
  add column rev integer not null default 1,
  -- When the person last asked for a new invite, so that who sent it is not mailed again and again.
  add column asked_again_at timestamptz,
  add foreign key (tenant_id, region_id) references region;

alter table app_user add column block_reason text check (length(block_reason) <= 500);

-- A row is a resend; what it ended is known, so that who comes with an old link can ask for a new invite.
delete from invite_mail m using invite i
where m.tenant_id = i.tenant_id and m.invite_id = i.id and m.sent_at < i.created_at + interval '1 minute';
alter table invite_mail add column ended_token_hash bytea;
create index invite_mail_by_ended_hash on invite_mail (ended_token_hash) where ended_token_hash is not null;

-- Sign-ins that proved the address of an account and are not the one that it is used with: an Admin can move the account
-- to one of them.
create table refused_sign_in (
  tenant_id integer not null,
  user_id bigint not null,
  uid text not null,
  provider text,
  refused_at timestamptz not null default now(),
  primary key (tenant_id, user_id, uid),
  foreign key (tenant_id, user_id) references app_user on delete cascade
);
call protect_tenant_table('refused_sign_in');

create or replace view person with (security_invoker = true) as
  select tenant_id, id, email, first_name, last_name, role_id, organization_id, region_id, is_tenant, status, created_at, accepted_at,
    null::timestamptz as invite_expires_at, rev, block_reason
  from app_user
  union all
  select tenant_id, id, email, first_name, last_name, role_id, organization_id, region_id, is_tenant, 'invited', created_at, null,
    expires_at, rev, null
  from invite
  where accepted_at is null and cancelled_at is null;
