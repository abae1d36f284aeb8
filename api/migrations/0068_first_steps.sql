-- Who is not shown the first steps any more: all of them were done, or that person put them away.
create table first_steps_closed (
  tenant_id integer not null,
  user_id bigint not null,
  closed_at timestamptz not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references app_user on delete cascade
);
call protect_tenant_table('first_steps_closed');
