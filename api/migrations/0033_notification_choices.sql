-- By which way somebody wants to be told of what. No row: as the product does by itself.
create table notification_choice (
  tenant_id integer not null,
  user_id bigint not null,
  event text not null,
  mail boolean not null,
  in_app boolean not null,
  primary key (tenant_id, user_id, event),
  foreign key (tenant_id, user_id) references app_user on delete cascade
);
call protect_tenant_table('notification_choice');
