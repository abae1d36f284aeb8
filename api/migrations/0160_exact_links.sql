-- A link with Exact Online that lasts: who renews its tokens, whether it is the one in use, how it ended, and how many
-- calls are left.
alter table exact_connection
  -- A link that was ended keeps what was read over it; only its tokens go.
  alter column access_token drop not null,
  alter column refresh_token drop not null,
  -- One set of tokens per login and registration: a second link with both ends the first.
  add column exact_user_id text,
  add column client_id text,
  -- Of the two environments, the one that is read and written.
  add column in_use boolean not null default false,
  -- Goes up with every new refresh token: who saw an older one has nothing to say any more.
  add column token_rev integer not null default 1,
  add column refresh_run uuid,
  add column refresh_until timestamptz,
  add column ended_at timestamptz,
  add column ended_reason text check (ended_reason in ('disconnected', 'expired', 'refused', 'login_taken')),
  add column last_error_at timestamptz,
  add column last_error_trace uuid,
  add column minutely_limit integer,
  add column minutely_reset timestamptz,
  add column daily_limit integer;

update exact_connection as c set in_use = true
  where not exists (
    select from exact_connection as later
    where later.tenant_id = c.tenant_id and (later.connected_at, later.env) > (c.connected_at, c.env));

create unique index exact_connection_in_use on exact_connection (tenant_id) where in_use;

-- Refusals of an endpoint within an hour. Exact blocks who has more than ten; this house stops before.
create table exact_refusal (
  tenant_id integer not null,
  env text not null,
  endpoint text not null,
  since timestamptz not null,
  refusals integer not null,
  primary key (tenant_id, env, endpoint),
  foreign key (tenant_id, env) references exact_connection on delete cascade
);
call protect_tenant_table('exact_refusal');
