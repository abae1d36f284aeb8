-- Mails that make no request are on a screen of their own, and a person may make one of them after all, or skip a request.
alter table quote_mail
  -- When a person said that its request is none; null where the reader skipped it.
  add column skipped_at timestamptz,
  -- What it was skipped for before a person made a request of it.
  add column reason_before text,
  -- That person's skipping forgot that its sender is never skipped; taking it back remembers it again.
  add column forgot_sender boolean not null default false,
  add column search_text text not null generated always as
    (case when outcome = 'ignored' then fold_text(subject || ' ' || sender || ' ' || left(body_text, 20000)) else '' end) stored;
create index quote_mail_skipped on quote_mail (tenant_id, received_on desc, id desc) where outcome = 'ignored';
create index quote_mail_skipped_search on quote_mail using gin (tenant_id, search_text gin_trgm_ops) where outcome = 'ignored';

-- Addresses of which no mail is skipped, because a person made a request of one that was.
create table quote_sender_memory (
  tenant_id integer not null references tenant,
  sender_email text not null check (sender_email = lower(sender_email)),
  -- The mail that it was remembered for.
  mail_id bigint not null,
  created_at timestamptz not null,
  primary key (tenant_id, sender_email)
);
create index quote_sender_memory_mail on quote_sender_memory (tenant_id, mail_id);
call protect_tenant_table('quote_sender_memory');

-- Substring search through the trigram index, which row level security keeps from the application's role; see search_products.
create function search_skipped_mails(longest text, words text[], at_most integer) returns table (id bigint)
  language sql stable security definer set search_path = pg_catalog, public
  as $search$
    select m.id from public.quote_mail m
    where m.tenant_id = public.current_tenant()
      and m.outcome = 'ignored'
      and m.search_text like '%' || longest || '%'
      and m.search_text like all (select '%' || word || '%' from unnest(words) as word)
    limit at_most
  $search$;
revoke all on function search_skipped_mails(text, text[], integer) from public;
grant execute on function search_skipped_mails(text, text[], integer) to app_rw;
