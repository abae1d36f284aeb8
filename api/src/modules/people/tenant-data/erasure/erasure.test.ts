import { sql } from 'kysely'
import { checkLog } from '../../log/log.module.ts'
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { sampleDay } from '../../../../testing/server/test-server.ts'

const manager = 'manager@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.close())

const rows = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  (await query.execute(app.database.db)).rows
const preview = (email: string, by = manager) => app.as(by).previewErasure({ body: { email } })
const erase = (email: string, by = manager) => app.as(by).erasePerson.answer({ body: { email } })
const counts = (told: readonly { readonly trace: string; readonly count: number }[]) =>
  Object.fromEntries(told.map(({ trace, count }) => [trace, count]))

/** Where in the database of a tenant a word still stands, but for papers that were issued. */
async function placesOf(word: string): Promise<string[]> {
  const tables = await rows(sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`)
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const hits = await rows(sql`
        select 1 from ${sql.table(name)} t where tenant_id = 1 and position(lower(${word}) in lower(t::text)) > 0 limit 1`)
      return hits.length > 0 ? [name] : []
    }),
  )
  return found.flat()
}

async function makeUser(email: string, first: string, last: string, role = 1): Promise<number> {
  const [row] = await rows(sql<{ id: number }>`
    insert into app_user (tenant_id, email, first_name, last_name, phone, role_id, is_tenant, accepted_at)
    values (1, ${email}, ${first}, ${last}, '06 12345678', ${role}, true, ${sampleDay}) returning id`)
  return row?.id ?? 0
}

describe('a user', () => {
  const email = 'weg.ermee@staffel.example'

  test('is shown first, then emptied everywhere, and is out at the next call', async () => {
    const id = await makeUser(email, 'Wendelmoet', 'Weggestreept')
    const token = await app.token(email)
    await app.holding(token).saveProfile({
      body: { first_name: 'Wendelmoet', last_name: 'Weggestreept', phone: '06 12345678', language: 'nl' },
    })
    await app.as(email).saveView({ body: { entity: 'offers', name: 'Van mij', query: 'status=draft', shared: false } })
    const customer = { name: 'Klant', allow_duplicate: true }
    const { organization_id } = await app.as(manager).createOrganization({ body: customer })
    await sql`insert into contact_person (tenant_id, organization_id, name, email, is_primary)
      values (1, ${organization_id}, 'Wendelmoet W.', ${email}, true), (1, ${organization_id}, 'Ans', null, false)`.execute(
      app.database.db,
    )
    await sql`insert into outbox_mail (id, tenant_id, recipients, subject, body_text, status)
      values (gen_random_uuid(), 1, array[${email}], 'Welkom', 'Beste Wendelmoet Weggestreept', 'sent')`.execute(
      app.database.db,
    )
    await sql`insert into organization_merge (tenant_id, organization_id, from_id, merged_by, merged_by_name, merged_at, changes)
      values (1, ${organization_id}, ${organization_id}, ${id}, 'Wendelmoet Weggestreept', ${sampleDay},
        ${JSON.stringify({ email: { was: email, now: null }, phone: { was: '1', now: '2' } })})`.execute(
      app.database.db,
    )
    const told = await preview(email)
    expect(told).toMatchObject({ email, obstacle: null, name: 'Wendelmoet Weggestreept' })
    expect(counts(told.emptied)).toMatchObject({ account: 1, contacts: 1, views: 1, log: expect.any(Number) })

    await Promise.all(
      app.modules.all
        .flatMap(({ jobs = [] }) => jobs.filter(({ name }) => name === 'chain the log'))
        .map((job) => job.run()),
    )

    const { status, body } = await erase(email.toUpperCase())
    expect([status, body.emptied]).toEqual([200, told.emptied])
    expect(await placesOf('Weggestreept')).toEqual([])
    expect(await placesOf(email)).toEqual([])
    expect((await app.holding(token).listSessions.answer()).status).toBeGreaterThanOrEqual(401)
    expect((await app.as(manager).listUsers({ query: { search: 'erased' } })).users).toEqual([])
    expect(
      await rows(
        sql`select is_primary from contact_person where tenant_id = 1 and name = 'Ans' order by id desc limit 1`,
      ),
    ).toEqual([{ is_primary: true }])
    const [line] = await rows(sql<{ entity_id: string; detail: object }>`
      select entity_id, detail from activity where tenant_id = 1 and action = 'person.erased' order by id desc limit 1`)
    expect(line).toMatchObject({ entity_id: String(id), detail: { account: 1, contacts: 1 } })
    expect((await erase(email)).status).toBe(404)
    const [chain] = await checkLog(app.database.db)
    expect([chain?.broken, (chain?.length ?? 0) > 0]).toEqual([null, true])
  })

  test('who is oneself, above oneself or the last to run the company stays', async () => {
    expect((await preview(manager)).obstacle).toBe('SELF')
    expect((await erase(manager)).code).toBe('SELF')
    await sql`update app_user set is_tenant = true, organization_id = null where email = 'admin@staffel.example'`.execute(
      app.database.db,
    )
    expect((await erase('admin@staffel.example')).code).toBe('FORBIDDEN')
  })

  test('of another tenant is nobody', async () => {
    expect((await preview(other)).emptied).toEqual([])
    expect((await erase(other)).code).toBe('NOT_FOUND')
  })
})

test('of who wrote in, the words of mails and requests go, and the lines stay', async () => {
  const email = 'inkoop@verdwenen.example'
  const [request] = await rows(sql<{ id: number }>`
    insert into quote_request (tenant_id, mail_hash, sender, sender_email, subject, email_body, received_on)
    values (1, '\\x01', 'Cornelia Verdwenen', ${email}, 'Vraag van Cornelia', 'Groet, Cornelia Verdwenen', ${sampleDay})
    returning id`)
  await sql`insert into quote_line (tenant_id, request_id, position, search_line) values (1, ${request?.id}, 1, '10 bouten')`.execute(
    app.database.db,
  )
  await sql`insert into quote_mail (tenant_id, request_id, outcome, mail_hash, sender, sender_email, subject, body_text, received_on)
    values (1, ${request?.id}, 'request', '\\x02', 'Cornelia Verdwenen', ${email}, 'Vraag', 'Cornelia Verdwenen', ${sampleDay})`.execute(
    app.database.db,
  )
  expect(counts((await preview(email)).emptied)).toMatchObject({ requests: 1, mails: 1 })
  expect((await erase(email)).status).toBe(200)
  expect(await placesOf('Cornelia')).toEqual([])
  const lines = await rows(sql`select search_line from quote_line where tenant_id = 1 and request_id = ${request?.id}`)
  expect(lines).toEqual([{ search_line: '10 bouten' }])
})

test('what was issued is kept, and said so beforehand', async () => {
  const email = 'verkoper@staffel.example'
  const id = await makeUser(email, 'Ger', 'Verkoper')
  await sql`update offer set owner_user_id = ${id}, owner_name = 'Ger Verkoper' where tenant_id = 1`.execute(
    app.database.db,
  )
  const issued = () =>
    rows(sql`select id, owner_name, created_by_name from offer
      where tenant_id = 1 and owner_user_id = ${id} and issued_at is not null order by id`)
  const before = await issued()
  expect(before.length).toBeGreaterThan(0)
  expect(counts((await preview(email)).kept)).toMatchObject({ issued_offers: before.length })
  expect((await erase(email)).status).toBe(200)
  expect(await issued()).toEqual(before)
  const drafts = await rows(sql`select distinct owner_name from offer where tenant_id = 1 and issued_at is null`)
  expect(drafts).toEqual([{ owner_name: null }])
})

test('of an account, nothing that was not issued says the name, whoever has it now', async () => {
  const [email, namesake, colleague] = ['els@weg.example', 'els.twee@staffel.example', 'bas@staffel.example']
  const id = await makeUser(email, 'Els', 'Overal', 2)
  const twin = await makeUser(namesake, 'Els', 'Overal', 2)
  const colleagueId = await makeUser(colleague, 'Bas', 'Blijft', 2)
  const save = async (by: string, part: object = {}) => {
    const items = [{ id: 'a', productId: null, description: 'Montage', quantity: 2, unitPrice: 500 }]
    const offer = { title: 'Gevel', customer: { organization_id: 1001 }, items, intent: 'draft' as const, ...part }
    const [saved] = await app.as(by).saveOffer({ body: { offer } })
    if (!saved) throw new Error('nothing was saved')
    return saved
  }
  const handOn = (by: string, offer: number, owner_id: number) =>
    app.as(by).bulkOffers({ body: { ids: [offer], action: 'assign', args: { owner_id } } })
  const { offer_id: a } = await save(email)
  await handOn(email, a, colleagueId)
  const begun = await save(colleague)
  const b = begun.offer_id
  await save(email, { offer_id: b, rev: begun.rev, title: 'Anders' })
  const issued = await save(colleague, { intent: 'issue' })
  const c = issued.offer_id
  await save(email, { offer_id: c, rev: issued.rev, title: 'Anders' })
  const { offer_id: own } = await save(email)
  const { offer_id: other } = await save(namesake)
  await handOn(namesake, other, colleagueId)
  const word = JSON.stringify({ asked: { by: id, name: 'Els Overal' }, decided: { by: twin, name: 'Els Overal' } })
  await rows(sql`update offer_version set approval = ${word} where tenant_id = 1 and offer_id = ${b}`)
  await rows(sql`insert into offer_attachment
    (tenant_id, offer_id, version, filename, content_type, bytes, storage_key, created_at, created_by_name)
    select 1, id, 1, 'a.pdf', 'application/pdf', 1, 'a', ${sampleDay}, 'Els Overal' from offer where id in (${b}, ${c})`)

  expect(counts((await preview(email)).emptied)).toMatchObject({ drafts: 4 })
  expect((await erase(email)).status).toBe(200)
  const kept = sql`tenant_id = 1 and offer_id in (${a}, ${b}, ${c}, ${own}, ${other}) order by offer_id, version`
  expect(await rows(sql`select offer_id, version, last_modified_by as by from offer_version where ${kept}`)).toEqual([
    { offer_id: a, version: 1, by: '' },
    { offer_id: b, version: 1, by: '' },
    { offer_id: c, version: 1, by: 'Bas Blijft' },
    { offer_id: c, version: 2, by: '' },
    { offer_id: own, version: 1, by: '' },
    { offer_id: other, version: 1, by: 'Els Overal' },
  ])
  const people = await rows(sql`select id, owner_name as owner, created_by_name as maker from offer
    where tenant_id = 1 and id in (${a}, ${b}, ${c}, ${own}, ${other}) order by id`)
  expect(people).toEqual([
    { id: a, owner: 'Bas Blijft', maker: '' },
    { id: b, owner: 'Bas Blijft', maker: 'Bas Blijft' },
    { id: c, owner: 'Bas Blijft', maker: 'Bas Blijft' },
    { id: own, owner: null, maker: '' },
    { id: other, owner: 'Bas Blijft', maker: 'Els Overal' },
  ])
  expect(await rows(sql`select approval from offer_version where tenant_id = 1 and offer_id = ${b}`)).toEqual([
    { approval: { asked: { by: id, name: '' }, decided: { by: twin, name: 'Els Overal' } } },
  ])
  const files = await rows(sql`select created_by_name as by from offer_attachment where ${kept}`)
  expect(files).toEqual([{ by: null }, { by: 'Els Overal' }])
  const [assigned] = await rows(sql`select detail from activity
    where tenant_id = 1 and entity_id = ${String(a)} and action = 'offer.assigned'`)
  expect(assigned).toMatchObject({ detail: { from: null, to: 'Bas Blijft' } })
})

test('a contact person without an address is found by name, and is gone from the customer and the log', async () => {
  const ids = { organization_id: 1001, rev: 0 }
  const { rev } = await app.as(manager).getCustomer({ query: { organization_id: 1001 } })
  await app.as(manager).saveContactPerson({ body: { ...ids, rev, name: 'Désirée Zonderadres', job_title: 'Inkoper' } })
  const find = (search: string, by = manager) => app.as(by).findUnaddressedContacts({ query: { search } })
  const [found, ...others] = await find('zonder desir')
  expect([found, others]).toMatchObject([{ name: 'Désirée Zonderadres', job_title: 'Inkoper' }, []])
  expect(found?.organization_name).toContain('De Haan')
  expect(await find('zonder', other)).toEqual([])
  expect(await find('%')).toEqual([])

  const body = { contact_person_id: found?.id ?? 0 }
  const told = await app.as(manager).previewErasure({ body })
  expect(told).toMatchObject({ email: '', name: 'Désirée Zonderadres', obstacle: null, kept: [] })
  expect(counts(told.emptied)).toEqual({ contacts: 1 })
  expect((await app.as(other).erasePerson.answer({ body })).status).toBe(404)
  expect((await app.as(manager).erasePerson.answer({ body })).status).toBe(200)
  expect(await placesOf('Zonderadres')).toEqual([])
  expect((await app.as(manager).erasePerson.answer({ body })).status).toBe(404)
})

test.each([{}, { email: 'a@b.example', contact_person_id: 1 }])('%j names nobody', async (body) => {
  const { status, body: refusal } = await app.as(manager).previewErasure.answer({ body })
  expect([status, Object.keys(refusal.fields)]).toEqual([422, ['email']])
})

test('a mail that waits goes to the others alone, and not at all where there are none', async () => {
  const email = 'wacht@weg.example'
  const mail = (id: string, to: readonly string[], status: string) =>
    rows(sql`insert into outbox_mail (id, tenant_id, recipients, cc, subject, body_text, status)
      values (${id}, 1, ${to}, array['WACHT@weg.example'], 'Uw uitnodiging', 'Beste Wacht', ${status})`)
  const [mine, ours, gone] = [1, 2, 3].map((nr) => `00000000-0000-4000-8000-00000000000${nr}`)
  await mail(mine ?? '', [email], 'waiting')
  await mail(ours ?? '', ['collega@staffel.example', email], 'waiting')
  await mail(gone ?? '', [email], 'sent')
  expect(counts((await preview(email)).emptied)).toEqual({ sent_mails: 3 })
  expect((await erase(email)).status).toBe(200)
  const left = await rows(sql`select status, recipients, cc, body_text from outbox_mail
    where id in (${mine}, ${ours}, ${gone}) order by id`)
  expect(left).toEqual([
    { status: 'failed', recipients: [], cc: [], body_text: '' },
    { status: 'waiting', recipients: ['collega@staffel.example'], cc: [], body_text: 'Beste Wacht' },
    { status: 'sent', recipients: [], cc: [], body_text: '' },
  ])
})

test('who is erased by several at once is emptied once, and the log says so once', async () => {
  const email = 'drie@tegelijk.example'
  await rows(sql`insert into contact_person (tenant_id, organization_id, name, email, is_primary)
    select 1, min(id), 'Drie Tegelijk', ${email}, false from organization where tenant_id = 1`)
  const logged = async () => (await rows(sql`select 1 from activity where action = 'person.erased'`)).length
  const before = await logged()
  const answers = await Promise.all([1, 2, 3].map(() => erase(email)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
  expect(await logged()).toBe(before + 1)
})

test('who does not run the company may not', async () => {
  const { status } = await app.as('user@staffel.example').previewErasure.answer({ body: { email: 'a@b.example' } })
  expect(status).toBe(403)
})

test('a name of one word, which may be any word, empties nothing of the log', async () => {
  const email = 'kort@weg.example'
  await rows(sql`insert into contact_person (tenant_id, organization_id, name, email, is_primary)
    select 1, min(id), 'a', ${email}, false from organization where tenant_id = 1`)
  const details = () =>
    rows(sql`select id, detail from activity where tenant_id = 1 and action <> 'person.erased' order by id`)
  const before = await details()
  expect(before.length).toBeGreaterThan(0)
  expect(await erase(email)).toMatchObject({ status: 200 })
  expect(await details()).toEqual(before)
})
