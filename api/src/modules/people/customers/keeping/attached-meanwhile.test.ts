import { sql } from 'kysely'
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function added(name: string): Promise<number> {
  const { organization_id } = await app.as(manager).createOrganization({
    body: { name, email: `info@${name.toLowerCase()}.example`, contact: { name: 'Roos' } },
  })
  return organization_id
}

/** How many wait for a row or a transaction of somebody else. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.database.db)
  return rows[0]?.count ?? 0
}

interface Refusable {
  readonly status: number
  readonly body: { readonly fields?: unknown }
}

/** What `attach` answers that began when somebody else held the customer already, to put it away. */
async function whilePutAway(id: number, put: 'archived' | 'deleted', attach: () => Promise<Refusable>) {
  const begun = await app.database.db.transaction().execute(async (tx) => {
    await tx.selectFrom('organization').select('id').where('id', '=', id).forUpdate().execute()
    const answer = attach()
    while ((await waiting()) < 1);
    const now = new Date()
    const away = { archived_at: now, deleted_at: put === 'deleted' ? now : null }
    await tx.updateTable('organization').set(away).where('id', '=', id).execute()
    // In an object, so that it is not awaited before the customer is let go.
    return { answer }
  })
  const { status, body } = await begun.answer
  return [status, body.fields]
}

const offerTo = (id: number) =>
  app.as(manager).saveOffer.answer({ body: { offer: { title: 'Dak', customer: { organization_id: id }, items: [] } } })
const copyTo = async (id: number) => {
  const [made] = await app
    .as(manager)
    .saveOffer({ body: { offer: { title: 'Gevel', customer: { organization_id: 1001 }, items: [] } } })
  return () =>
    app.as(manager).duplicateOffer.answer({ params: { id: made?.offer_id ?? 0 }, body: { organization_id: id } })
}
const inviteTo = (id: number) =>
  app.as(manager).createInvite.answer({
    body: { email: `nieuw@${id}.example`, tenant_id: 1, organization_id: id, role_id: 1 },
  })
const moveTo = async (id: number) => {
  const [{ user_id, ...user } = { user_id: 0, first_name: '', last_name: '', region_id: null, rev: 0 }] = (
    await app.as(manager).listUsers({ query: { organization_id: 1001, role: 'User', status: 'active' } })
  ).users
  const { first_name, last_name, region_id, rev } = user
  const body = { first_name, last_name, region_id, rev, role_id: 1, organization_id: id }
  return () => app.as(manager).updateUser.answer({ params: { id: user_id }, body })
}

describe('what comes to a customer in the moment in which that is put away is refused, as it is a moment later', () => {
  test('an offer', async () => {
    const [gone, kept] = [await added('Offertedicht'), await added('Offertestil')]
    expect(await whilePutAway(gone, 'deleted', () => offerTo(gone))).toEqual([
      422,
      { 'offer.customer.organization_id': expect.any(String) },
    ])
    expect(await whilePutAway(kept, 'archived', () => offerTo(kept))).toEqual([
      422,
      { 'offer.customer.organization_id': 'This customer is archived and gets no new offers.' },
    ])
  })

  test('a copy of an offer', async () => {
    const id = await added('Kopiedicht')
    expect(await whilePutAway(id, 'deleted', await copyTo(id))).toEqual([422, { organization_id: expect.any(String) }])
  })

  test('an invite', async () => {
    const [gone, kept] = [await added('Uitgenodigd'), await added('Uitgenodigdstil')]
    expect(await whilePutAway(gone, 'deleted', () => inviteTo(gone))).toEqual([
      422,
      { organization_id: 'Unknown organization.' },
    ])
    expect(await whilePutAway(kept, 'archived', () => inviteTo(kept))).toEqual([
      422,
      { organization_id: 'This organization is archived and gets no new users.' },
    ])
  })

  test('a person who goes there', async () => {
    const id = await added('Verhuisd')
    expect(await whilePutAway(id, 'deleted', await moveTo(id))).toEqual([
      422,
      { organization_id: 'Unknown organization.' },
    ])
  })
})
