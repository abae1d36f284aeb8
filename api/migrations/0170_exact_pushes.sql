-- Accepted offers become documents in Exact Online.

-- As what, and whether by themselves.
create table exact_settings (
  tenant_id integer primary key references tenant,
  push_as text not null default 'order' check (push_as in ('order', 'quotation')),
  -- Offers that are accepted from then on leave by themselves; null: by hand alone.
  push_since timestamptz
);
call protect_tenant_table('exact_settings');

-- What somebody said that stands for what, in one administration of Exact: what nobody said is found by its code.
create table exact_mapping (
  tenant_id integer not null,
  env text not null,
  division integer not null,
  kind text not null check (kind in ('vat', 'item', 'unit', 'charge')),
  own_key text not null,
  -- The id of an item, the code of all else.
  exact_key text not null,
  primary key (tenant_id, env, division, kind, own_key),
  foreign key (tenant_id, env) references exact_connection on delete cascade
);
call protect_tenant_table('exact_mapping');

-- One row for an offer that is to be in Exact, or is.
create table exact_push (
  tenant_id integer not null,
  offer_id bigint not null,
  -- Of which acceptance: one that was undone and given anew is another.
  accepted_at timestamptz not null,
  -- Stands in the document there, which is known by it.
  push_key uuid not null default gen_random_uuid(),
  -- 'sending': there may be a document, whether or not anybody was told.
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'done', 'refused')),
  document text check (document in ('order', 'quotation')),
  env text check (env in ('test', 'production')),
  division integer,
  -- Why it cannot be, or what is to be looked at there.
  problems jsonb not null default '[]' check (jsonb_typeof(problems) = 'array'),
  exact_id uuid,
  exact_number text,
  exact_total_cents bigint,
  pushed_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  -- Who is at it; it comes up again at `next_attempt_at` if that one is no more.
  run uuid,
  asked_at timestamptz not null,
  asked_by_name text,
  primary key (tenant_id, offer_id),
  foreign key (tenant_id, offer_id) references offer (tenant_id, id)
);
create index exact_push_due on exact_push (tenant_id, next_attempt_at) where state in ('waiting', 'sending');
call protect_tenant_table('exact_push');

-- Those that may have to leave by themselves.
create index offer_not_pushed on offer (tenant_id, accepted_at) where status = 'accepted' and pushed_at is null;
