-- What somebody asked of sales on the pricing page. The mail to sales is queued with it; this is what was asked, whatever becomes of the mail.
create table subscription_request (
  tenant_id integer not null references tenant,
  id bigint generated always as identity,
  user_id bigint not null,
  plan text not null check (plan in ('basic', 'pro', 'enterprise')),
  phone text not null default '' check (length(phone) <= 40),
  message text not null default '' check (length(message) <= 2000),
  requested_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references app_user on delete cascade
);
create index subscription_request_of_user on subscription_request (tenant_id, user_id);
call protect_tenant_table('subscription_request', 'select', 'insert');

alter table sending drop constraint sending_kind_check;
alter table sending add constraint sending_kind_check check (kind in ('offer', 'invite', 'mailbox_test', 'subscription'));
