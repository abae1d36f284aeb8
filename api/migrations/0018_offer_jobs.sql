-- What the clock does to offers.

-- The last valid day whose passing was told; an offer that is extended can expire again, and is told of again.
alter table offer add column expiry_told_for date;
-- Those that passed before anybody was told are not news.
update offer set expiry_told_for = valid_until where valid_until < current_date;
create index offer_expiry_untold on offer (tenant_id, valid_until)
  where status = 'pending' and deleted_at is null and (expiry_told_for is null or expiry_told_for < valid_until);

-- The days on which a customer was reminded, or on which it was found that there was no need.
create table offer_reminder (
  tenant_id integer not null,
  offer_id bigint not null,
  day date not null,
  primary key (tenant_id, offer_id, day),
  foreign key (tenant_id, offer_id) references offer on delete cascade
);
call protect_tenant_table('offer_reminder', 'select', 'insert');

create index offer_mail_untold on offer_mail (tenant_id, mail_id) where failure_told_at is null;
