-- Who did something, as it was then: the log stays readable when the account is gone, belongs to another tenant, or never was (a customer
-- with a link). Null in rows from before.
alter table activity add column actor_name text, add column actor_kind text check (actor_kind in ('staff', 'customer', 'system'));

-- Questions and answers about an offer.
create table offer_comment (
  tenant_id integer not null,
  id bigint generated always as identity,
  offer_id bigint not null,
  at timestamptz not null,
  author_user_id bigint,
  author_name text,
  author_kind text not null check (author_kind in ('staff', 'customer', 'system')),
  text text not null check (length(text) between 1 and 4000),
  -- 'staff' stays among the seller's people.
  visible_to text not null check (visible_to in ('staff', 'customer')),
  primary key (tenant_id, id),
  foreign key (tenant_id, offer_id) references offer on delete cascade
);
create index offer_comment_of_offer on offer_comment (tenant_id, offer_id, id);
call protect_tenant_table('offer_comment', 'select', 'insert');
