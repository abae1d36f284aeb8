import type { Client } from 'pg'
import { customersPerTenant, tenants } from './tenants.ts'

const batch = 100_000
const first = tenants[0] ?? 0
const firstId = 1_000_000

/**
 * Makes offers until there are as many as wanted, dealt over the tenants as they would come in: over three years up to
 * now, most of them answered, one in ten in its second version, three lines to a version. Indexes are built afterwards,
 * constraints not checked.
 */
export async function growOffers(
  client: Client,
  { from, till, say }: { from: number; till: number; say: (line: string) => void },
): Promise<void> {
  await client.query(
    `set session_replication_role = replica; set maintenance_work_mem = '1GB'; set max_parallel_maintenance_workers = 2; select setseed(0.42)`,
  )
  await client.query(samples)
  const indexes = await takeIndexes(client)
  for (let at = from; at < till; at += batch) {
    const upTo = Math.min(at + batch, till)
    await client.query(offers(at, upTo, till))
    await client.query(versions(at, upTo))
    await client.query(lines(at, upTo))
    await client.query(activities(at, upTo))
    say(`${upTo} offers`)
  }
  for (const { made } of indexes) await client.query(made)
  await client.query(numbering)
  await client.query(`set session_replication_role = origin`)
  await client.query('vacuum analyze')
  say('indexes and statistics')
}

/** Drops the indexes that no constraint needs; answers how they are made again. */
async function takeIndexes(client: Client): Promise<{ made: string }[]> {
  const { rows } = await client.query<{ name: string; made: string }>(`
    select indexname as name, indexdef as made from pg_indexes
    where schemaname = 'public' and tablename in ('offer', 'offer_version', 'offer_line', 'activity')
      and indexname not in (select conname from pg_constraint)`)
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows
}

/** What the made offers have in common with real ones: customers, products, and the documents' frozen parts. */
const samples = `
  create temporary table if not exists bench_customer as
    select tenant_id, id, region_id, name, (id - tenant_id * 1000)::integer as n from organization where tenant_id >= ${first};
  create unique index if not exists bench_customer_n on bench_customer (tenant_id, n);
  create temporary table if not exists bench_product as
    select id, name, coalesce(base_unit_price_cents, 100) as cents, row_number() over (order by id)::integer - 1 as n from product where tenant_id = ${first};
  create unique index if not exists bench_product_n on bench_product (n);
  create temporary table if not exists bench_frozen as
    select company, footer, customer, terms from offer_version where tenant_id = 1 and state = 'issued' and customer is not null limit 1`

const ofOffer = (column: string) => `(${first} + ${column} % ${tenants.length})`

/** Offer i of n is made at the i-th n-th of the three years; what has become of it depends on how long ago that is. */
const offers = (from: number, till: number, of: number) => `
  with planned as (
    select i, ${ofOffer('i')} as tenant_id, 1 + (random() * ${customersPerTenant - 1})::integer as customer, random() as chance,
      now() - (${of} - i) * (interval '3 years' / ${of}) as at, 5000 + (random() * random() * 2000000)::bigint as cents
    from generate_series(${from}, ${till - 1}) i
  ), fated as (
    select *, case
      when at > now() - interval '30 days' then case when chance < 0.2 then 'draft' when chance < 0.7 then 'pending' when chance < 0.9 then 'accepted' else 'declined' end
      else case when chance < 0.03 then 'draft' when chance < 0.25 then 'pending' when chance < 0.75 then 'accepted' else 'declined' end end as status
    from planned
  )
  insert into offer (tenant_id, id, offer_nr, status, current_version, organization_id, region_id, owner_user_id, owner_name, created_by_name, title, customer_name,
    valid_until, desired_delivery_date, item_count, subtotal_cents, total_cents, created_at, last_modified, issued_at, sent_at, first_viewed_at, accepted_at, declined_at,
    expiring_told_for, expiry_told_for, acceptance, decline)
  select f.tenant_id, ${firstId} + f.i, 'OFF-' || to_char(f.at, 'YYYY') || '-' || lpad((f.i / ${tenants.length} + 1)::text, 6, '0'), f.status, case when f.i % 10 = 0 then 2 else 1 end,
    c.id, c.region_id, f.tenant_id * 1000, 'Manager Van ' || f.tenant_id, 'Manager Van ' || f.tenant_id,
    (array['Renovatie', 'Nieuwbouw', 'Onderhoud', 'Levering', 'Uitbreiding', 'Dakvervanging'])[1 + f.i % 6] || ' ' ||
      (array['kantoor', 'loods', 'woningen', 'school', 'hal', 'winkel', 'appartementen', 'garage', 'carport'])[1 + f.i % 9] || ' ' ||
      (array['Dorpsstraat', 'Kerkweg', 'Molenlaan', 'Stationsplein', 'Industrieweg', 'Havenkade', 'Parklaan'])[1 + f.i % 7] || ' ' || f.i % 400,
    c.name, (f.at + interval '30 days')::date, (f.at + interval '60 days')::date, 3, f.cents, round(f.cents * 1.21), f.at, f.at + interval '2 days',
    issued.at, issued.at, case when f.i % 5 < 3 then issued.at + interval '1 day' end,
    case when f.status = 'accepted' then f.at + interval '6 days' end, case when f.status = 'declined' then f.at + interval '9 days' end,
    (f.at + interval '30 days')::date, (f.at + interval '30 days')::date,
    case when f.status = 'accepted' then jsonb_build_object('accepted_on', (f.at + interval '6 days')::date, 'name', 'A. de Vries', 'email', null, 'function', null, 'channel', 'email',
      'po_number', null, 'reason', null, 'after_expiry', false, 'recorded_by', null, 'signature', 'typed', 'version', case when f.i % 10 = 0 then 2 else 1 end,
      'total', round(f.cents * 1.21) / 100, 'selected_before', null, 'draft_before', null) end,
    case when f.status = 'declined' then jsonb_build_object('reason_code', 'price', 'reason', null, 'by', 'A. de Vries', 'by_customer', true) end
  from fated f
  join bench_customer c on c.tenant_id = f.tenant_id and c.n = f.customer
  cross join lateral (select case when f.status <> 'draft' then f.at + interval '1 hour' end as at) issued`

/** A draft has none of it: it is read with what is true now. */
const frozen = (column: string) => `case when o.status <> 'draft' then f.${column} end`

const versions = (from: number, till: number) => `
  insert into offer_version (tenant_id, offer_id, version, state, title, organization_id, valid_until, desired_delivery_date, terms, lines_total_cents, subtotal_cents, tax_cents,
    total_cents, tax_lines, company, footer, customer, content_hash, content_hash_recipe, created_at, last_modified, last_modified_by, issued_at)
  select o.tenant_id, o.id, version, case when o.status = 'draft' then 'draft' when version < o.current_version then 'superseded' else 'issued' end, o.title, o.organization_id,
    o.valid_until, o.desired_delivery_date, f.terms, o.subtotal_cents, o.subtotal_cents, o.total_cents - o.subtotal_cents, o.total_cents,
    jsonb_build_array(jsonb_build_object('rate', 21, 'baseCents', o.subtotal_cents, 'taxCents', o.total_cents - o.subtotal_cents)),
    ${frozen('company')}, ${frozen('footer')}, ${frozen('customer')},
    md5(o.id::text) || md5(version::text), 2, o.created_at, o.last_modified, o.owner_name, o.issued_at
  from offer o cross join lateral generate_series(1, o.current_version) version cross join bench_frozen f
  where ${between('o', from, till)}`

const lines = (from: number, till: number) => `
  insert into offer_line (tenant_id, offer_id, version, line_key, position, product_id, description, quantity, unit_price_cents, list_price_cents, total_cents, tax_rate, price_source)
  select o.tenant_id, o.id, version, 'l' || line, line, p.id + (o.tenant_id - ${first}) * 100000, p.name, 10 * line, p.cents, p.cents, 10 * line * p.cents, 21, 'tier'
  from offer o cross join lateral generate_series(1, o.current_version) version cross join generate_series(1, 3) line
  join bench_product p on p.n = (o.id * 7 + line * 13) % (select count(*) from bench_product)
  where ${between('o', from, till)}`

const activities = (from: number, till: number) => `
  insert into activity (tenant_id, at, actor_user_id, action, entity, entity_id, detail)
  select tenant_id, created_at, tenant_id * 1000, 'offer.created', 'offer', id::text, jsonb_build_object('offer_nr', offer_nr, 'version', 1) from offer where ${between('offer', from, till)}`

/** Without an index on the id alone while the rows are made, it is found by tenant. */
function between(table: string, from: number, till: number): string {
  return `${table}.tenant_id between ${first} and ${tenants.at(-1) ?? 0} and ${table}.id >= ${firstId + from} and ${table}.id < ${firstId + till}`
}

/** What is made next comes after all that is there. */
const numbering = `
  select setval(pg_get_serial_sequence('offer', 'id'), (select max(id) from offer));
  insert into offer_counter (tenant_id, period, last_sequence)
    select tenant_id, to_char(now(), 'YYYY'), count(*) + 1 from offer where tenant_id >= ${first} group by tenant_id
    on conflict (tenant_id, period) do update set last_sequence = excluded.last_sequence`
