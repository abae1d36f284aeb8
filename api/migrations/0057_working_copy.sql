-- What somebody typed and did not save yet: kept from the first keystroke, for that person alone.
create table working_copy (
  tenant_id integer not null,
  user_id bigint not null,
  -- Made by the form that writes it. Two forms over one thing have a row each.
  id uuid not null,
  subject text collate "C" not null check (length(subject) between 1 and 120),
  -- JSON, as text: the server reads nothing in it.
  content text not null check (length(content) between 1 and 200000),
  base_rev integer,
  rev integer not null,
  updated_at timestamptz not null,
  primary key (tenant_id, user_id, id),
  foreign key (tenant_id, user_id) references app_user on delete cascade
);
create index working_copy_by_subject on working_copy (tenant_id, user_id, subject, updated_at desc);
create index working_copy_by_age on working_copy (tenant_id, updated_at);
call protect_tenant_table('working_copy');
