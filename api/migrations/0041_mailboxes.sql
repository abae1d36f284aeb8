-- Where the requests of a tenant come in. Without a row: the folder of this installation, where that is the house's default.
create table mailbox (
  tenant_id integer primary key references tenant,
  kind text not null default 'maildir' check (kind in ('imap', 'maildir')),
  host text not null default '',
  port integer not null default 993 check (port between 1 and 65535),
  security text not null default 'tls' check (security in ('tls', 'starttls', 'none')),
  user_name text not null default '',
  -- Encrypted, bound to the tenant.
  secret text,
  folder text not null default 'INBOX',
  enabled boolean not null,
  -- The raw mail is removed after so many months.
  keep_raw_months integer not null default 12 check (keep_raw_months between 1 and 120),
  rev integer not null default 1,
  -- The reading that goes on: one at a time. Whoever reads holds the lease and renews it; of a reader that died it runs out.
  run_id uuid,
  leased_until timestamptz,
  run_done integer not null default 0,
  -- Null while it is still connecting.
  run_total integer,
  -- How the last one ended.
  last_run_at timestamptz,
  last_result jsonb,
  last_problem text,
  -- When a person last asked for one.
  asked_at timestamptz
);
call protect_tenant_table('mailbox', 'select', 'insert', 'update');

alter table quote_mail
  -- Which mailbox it lay in (server, user and folder, or the folder of this installation); uid_validity and uid count within it.
  add column mailbox text not null default '';
create unique index quote_mail_place on quote_mail (tenant_id, mailbox, uid_validity, uid) where uid is not null;
-- Those to be tried again, and those whose time of keeping may be over.
create index quote_mail_failed on quote_mail (tenant_id, attempts) where outcome = 'failed';
create index quote_mail_raw on quote_mail (tenant_id, created_at) where raw_key is not null;

-- The sender of a mail is looked up by address among the contacts too.
create index organization_contact_email on organization_contact (tenant_id, lower(value)) where kind = 'email';
