-- What a tenant decides about its requests. Without a row: the defaults.
create table request_settings (
  tenant_id integer primary key references tenant,
  -- The raw mail, and a skipped mail whole, is removed after so many months.
  keep_raw_months smallint not null default 12 check (keep_raw_months between 1 and 120),
  -- A product that the matcher gives a lower score is a guess until somebody confirms it.
  certain_from smallint not null default 3 check (certain_from between 1 and 6),
  rev integer not null default 1
);
call protect_tenant_table('request_settings', 'select', 'insert', 'update');
insert into request_settings (tenant_id, keep_raw_months) select tenant_id, keep_raw_months from mailbox where keep_raw_months <> 12;
alter table mailbox drop column keep_raw_months;
