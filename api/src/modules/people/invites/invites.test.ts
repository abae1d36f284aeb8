import { sql, type SqlBool } from 'kysely'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'

const admin = 'admin@staffel.example'
const manager = 'manager@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'
const dayMs = 86_400_000

let app: TestApp
const open = async () => void (app = await createTestApp())
const close = () => app.close()

const newInvite = (email: string, changes: object = {}) => ({
  email,
  tenant_id: 1,
  organization_id: 1002,
  role_id: 1,
  ...changes,
})
const isTo = (address: string) => sql<SqlBool>`${address} = any(recipients)`
const lastMailTo = async (address: string) =>
  app.database.db
    .selectFrom('outbox_mail')
    .selectAll()
    .where(isTo(address))
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
const tokenIn = (link: string | null) => new URL(link ?? '').searchParams.get('token') ?? ''
const invited = async (email: string) => {
  const { body } = await app.as(manager).createInvite.answer({ body: newInvite(email) })
  const mail = await lastMailTo(email)
  return { id: body.invite_id as number, token: tokenIn(mail.link) }
}
const activities = async (action: string) =>
  app.database.db
    .selectFrom('activity')
    .select(['entity_id', 'actor_user_id', 'detail'])
    .where('action', '=', action)
    .execute()

/** Who only reads changes nothing. */
describe('the list', () => {
  beforeAll(open)
  afterAll(close)

  test('hides cancelled invites, and counts by status', async () => {
    const { body } = await app.as(manager).listInvites.answer({ query: { limit: 100 } })
    expect(body.total).toBe(11)
    expect(body.counts).toEqual({ total: 11, invited: 5, accepted: 3, expired: 3 })
    expect(new Set(body.invites.map((invite: { status: string }) => invite.status))).toEqual(
      new Set(['invited', 'accepted', 'expired']),
    )
    expect((await app.as(manager).listInvites.answer({ query: { status: 'cancelled' } })).body).toMatchObject({
      total: 1,
      invites: [{ email: 'stage@staffel.example' }],
    })
  })

  test('filters by status, role, organisation and address; the counts leave the status out', async () => {
    expect((await app.as(manager).listInvites.answer({ query: { status: 'expired' } })).body).toMatchObject({
      total: 3,
      counts: { total: 11 },
    })
    expect((await app.as(manager).listInvites.answer({ query: { role_id: 2 } })).body.total).toBe(1)
    expect((await app.as(manager).listInvites.answer({ query: { organization_id: 1003 } })).body.total).toBe(1)
    expect((await app.as(manager).listInvites.answer({ query: { search: 'Kwast' } })).body.invites).toEqual([
      expect.objectContaining({ email: 'joop@kwast-schilders.example.nl' }),
    ])
  })

  test.each(['email', 'organization_name', 'role_name', 'status', 'created_at', 'expires_at', 'accepted_at'])(
    'sorts by %s',
    async (column) => {
      const ids = async (order: string) =>
        (
          await app.as(manager).listInvites.answer({ query: { limit: 100, sort_column: column, sort_order: order } })
        ).body.invites.map((invite: { invite_id: number }) => invite.invite_id)
      const up = await ids('ASC')
      expect(up).toHaveLength(11)
      expect(new Set(await ids('DESC'))).toEqual(new Set(up))
    },
  )

  test('each sees their own: Admin all tenants, another Manager theirs, a User nothing', async () => {
    expect((await app.as(admin).listInvites.answer()).body.total).toBe(19)
    expect((await app.as(other).listInvites.answer()).body.total).toBe(8)
    expect((await app.as(other).listInvites.answer({ query: { tenant_id: 1 } })).body).toMatchObject({
      total: 0,
      invites: [],
    })
    expect(await app.as(user).listInvites.answer()).toMatchObject({ status: 403 })
    expect(await app.as(null).listInvites.answer()).toMatchObject({ status: 401 })
  })
})

describe('inviting', () => {
  beforeEach(open)
  afterEach(close)

  test('mails a link whose secret is stored nowhere, and shows the person among the users', async () => {
    const { status, body } = await app
      .as(manager)
      .createInvite.answer({ body: newInvite('Nieuw@VanVliet-Installatie.example.nl') })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      email: 'nieuw@vanvliet-installatie.example.nl',
      organization_name: 'Van Vliet Installatietechniek',
      role_name: 'User',
      status: 'invited',
      accepted_at: null,
      created_at: sampleDay.toISOString(),
      expires_at: new Date(sampleDay.getTime() + 7 * dayMs).toISOString(),
    })
    const mail = await lastMailTo('nieuw@vanvliet-installatie.example.nl')
    expect(mail).toMatchObject({ tenant_id: 1, subject: 'Uitnodiging voor Staffel Bouwmaterialen' })
    expect(mail.body_text).toContain('Marieke Jansen')
    expect(mail.body_text).toContain(mail.link)
    const token = tokenIn(mail.link)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(app.logLines.join('')).not.toContain(token)
    const users = await app.as(manager).listUsers.answer({ query: { search: 'nieuw@vanvliet' } })
    expect(users.body.users).toEqual([expect.objectContaining({ user_id: body.invite_id, status: 'invited' })])
    expect(await activities('invite.created')).toEqual([
      {
        entity_id: String(body.invite_id),
        actor_user_id: 2,
        detail: { role_id: 1, organization_id: 1002, organization: 'Van Vliet Installatietechniek' },
      },
    ])
  })

  test('the same address twice, and a user that is there, are refused whatever the case', async () => {
    await invited('twee@kwast-schilders.example.nl')
    const known = 'This e-mail address has been invited already.'
    const again = await app.as(manager).createInvite.answer({ body: newInvite('TWEE@kwast-schilders.example.nl') })
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE', issuccess: false, message: known, fields: { email: known } },
    })
    expect(await app.as(manager).createInvite.answer({ body: newInvite('MANAGER@staffel.example') })).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE' },
    })
  })

  test('an expired invite makes room for a new one', async () => {
    const { status } = await app
      .as(manager)
      .createInvite.answer({ body: newInvite('werk@dekreek.example.nl', { organization_id: 1013 }) })
    expect(status).toBe(200)
    expect((await app.as(manager).listInvites.answer({ query: { search: 'werk@dekreek' } })).body).toMatchObject({
      total: 1,
      invites: [{ status: 'invited' }],
    })
  })

  test.each([
    ['an Admin role by a Manager', { role_id: 3, organization_id: null }, 'role_id'],
    ["another tenant's organisation", { organization_id: 2001 }, 'organization_id'],
    ['no organisation field', { organization_id: undefined }, 'organization_id'],
    ['an address that is none', { email: 'nobody' }, 'email'],
    ['an unknown field', { admin: true }, 'admin'],
  ])('%s is refused with the field named', async (_what, changes, field) => {
    const { status, body } = await app
      .as(manager)
      .createInvite.answer({ body: newInvite('iemand@staffel.example', changes) })
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'VALIDATION', issuccess: false, fields: { [field]: expect.any(String) } })
    expect((await app.as(manager).listInvites.answer()).body.total).toBe(11)
  })

  test('nobody is invited to a customer that was deleted', async () => {
    const { db } = app.database
    await db
      .updateTable('organization')
      .set({ archived_at: sampleDay, deleted_at: sampleDay })
      .where('id', '=', 1002)
      .execute()
    const { body } = await app.as(manager).createInvite.answer({ body: newInvite('iemand@staffel.example') })
    expect(body).toMatchObject({ code: 'VALIDATION', fields: { organization_id: expect.any(String) } })
  })

  test('into another tenant: not for a Manager, but for an Admin, in every role', async () => {
    const foreign = await app.as(other).createInvite.answer({ body: newInvite('iemand@staffel.example') })
    expect(foreign).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await app.as(user).createInvite.answer({ body: newInvite('iemand@staffel.example') })).toMatchObject({
      status: 403,
    })
    const byAdmin = await app.as(admin).createInvite.answer({
      body: { email: 'chef@noordstaal.example', tenant_id: 2, organization_id: null, role_id: 3 },
    })
    expect(byAdmin).toMatchObject({ status: 200, body: { tenant_id: 2, role_name: 'Admin' } })
  })

  test('staff of a customer get any role up to Manager, whoever invites them', async () => {
    const invite = (by: string, role_id: number) =>
      app.as(by).createInvite.answer({ body: newInvite(`rol-${role_id}@kwast-schilders.example.nl`, { role_id }) })
    expect(await invite(manager, 2)).toMatchObject({ status: 200, body: { role_name: 'Manager' } })
    expect(await invite(admin, 3)).toMatchObject({ status: 422, body: { fields: { role_id: expect.any(String) } } })
  })

  test('a repeated call with the same key sends one mail', async () => {
    const create = () =>
      app.as(manager).createInvite.answer({
        body: newInvite('eenmaal@staffel.example'),
        idempotencyKey: 'a-key-of-the-form',
      })
    const [first, second] = [await create(), await create()]
    expect([second.status, second.body]).toEqual([first.status, first.body])
    const { n } = await app.database.db
      .selectFrom('outbox_mail')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where(isTo('eenmaal@staffel.example'))
      .executeTakeFirstOrThrow()
    expect(n).toBe(1)
  })

  test('fifty mails an hour per tenant, then no more until the hour is over', async () => {
    await app.database.db
      .insertInto('sending')
      .values({ tenant_id: 1, user_id: 1, kind: 'invite', amount: 50, at: new Date(sampleDay.getTime() - 60_000) })
      .execute()
    expect(await app.as(manager).createInvite.answer({ body: newInvite('teveel@staffel.example') })).toMatchObject({
      status: 429,
      headers: { 'retry-after': '3540' },
      body: { code: 'RATE_LIMITED' },
    })
    app.setNow(new Date(sampleDay.getTime() + 3_600_000))
    expect(await app.as(manager).createInvite.answer({ body: newInvite('teveel@staffel.example') })).toMatchObject({
      status: 200,
    })
  })
})

describe('resending and cancelling several', () => {
  beforeEach(open)
  afterEach(close)

  test('reports each, writes one activity, and touches nothing outside the scope', async () => {
    const { body } = await app.as(manager).resendInvites.answer({ body: { ids: [252, 151, 156, 999_999] } })
    expect(body.results).toEqual([
      { id: 252, ok: false, code: 'NOT_FOUND' },
      { id: 151, ok: true },
      { id: 156, ok: true },
      { id: 999_999, ok: false, code: 'NOT_FOUND' },
    ])
    expect(await activities('invite.resent')).toEqual([
      { entity_id: '151,156', actor_user_id: 2, detail: { ids: [151, 156] } },
    ])
  })

  test('an accepted one stays as it is', async () => {
    const accepted = (await app.as(manager).listInvites.answer({ query: { status: 'accepted' } })).body.invites[0]
      ?.invite_id
    for (const call of ['resendInvites', 'cancelInvites'] as const) {
      expect((await app.as(manager)[call].answer({ body: { ids: [accepted] } })).body.results).toEqual([
        { id: accepted, ok: false, code: 'INVALID_TRANSITION' },
      ])
    }
    expect(await activities('invite.cancelled')).toEqual([])
  })

  test("an Admin's is neither sent again nor cancelled by a Manager", async () => {
    const body = newInvite('chef@staffel.example', { organization_id: null, role_id: 3 })
    const { invite_id: id } = await app.as(admin).createInvite({ body })
    for (const call of ['resendInvites', 'cancelInvites'] as const)
      expect((await app.as(manager)[call]({ body: { ids: [id] } })).results).toEqual([
        { id, ok: false, code: 'FORBIDDEN' },
      ])
  })

  test('five times a day, the first mail not counted however late the clock is at it', async () => {
    const { id } = await invited('vaak@kwast-schilders.example.nl')
    const resend = async () => (await app.as(manager).resendInvites.answer({ body: { ids: [id] } })).body.results[0]
    for (let index = 1; index <= 5; index++) {
      app.setNow(new Date(sampleDay.getTime() + index))
      expect(await resend()).toEqual({ id, ok: true })
    }
    expect(await resend()).toEqual({ id, ok: false, code: 'RATE_LIMITED' })
    app.setNow(new Date(sampleDay.getTime() + dayMs + 5))
    expect(await resend()).toEqual({ id, ok: true })
  })

  test.each([[[]], [[1, 1]], [['1']], [Array.from({ length: 201 }, (_unused, index) => index + 1)]])(
    '%j is no list of ids',
    async (ids) => {
      expect(await app.as(manager).cancelInvites.answer({ body: { ids } })).toMatchObject({
        status: 422,
        body: { code: 'VALIDATION' },
      })
    },
  )

  test('a User may do neither', async () => {
    expect(await app.as(user).resendInvites.answer({ body: { ids: [151] } })).toMatchObject({ status: 403 })
    expect(await app.as(user).cancelInvites.answer({ body: { ids: [151] } })).toMatchObject({ status: 403 })
  })
})
