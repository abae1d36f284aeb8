import { sql, type SqlBool } from 'kysely'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'
const manager = 'manager@staffel.example'
const user = 'user@staffel.example'
const dayMs = 86_400_000

let app: TestApp
beforeEach(async () => (app = await createTestApp()))
afterEach(() => app.close())

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

describe('the life of a link', () => {
  const validate = (token: string) => app.as(null).validateInvite.answer({ body: { token } })
  const accept = (token: string, email: string | null = null) => app.as(email).acceptInvite.answer({ body: { token } })

  test('tells what it invites to, activates the account, and succeeds again', async () => {
    const { id, token } = await invited('link@vanvliet-installatie.example.nl')
    expect((await validate(token)).body).toEqual({
      issuccess: true,
      message: 'The invite is valid.',
      email: 'link@vanvliet-installatie.example.nl',
      tenant_name: 'Staffel Bouwmaterialen',
      organization_name: 'Van Vliet Installatietechniek',
      role_name: 'User',
      invited_by: 'Marieke Jansen',
    })
    expect(await accept(token)).toMatchObject({ status: 200, body: { issuccess: true, message: 'Invite accepted' } })
    expect(await accept(token)).toMatchObject({ status: 200, body: { issuccess: true } })
    expect(await activities('invite.accepted')).toEqual([{ entity_id: String(id), actor_user_id: null, detail: {} }])
    const profile = await app.as('link@vanvliet-installatie.example.nl').loadProfile.answer()
    expect(profile.body).toMatchObject({
      allowed: true,
      user_id: id,
      tenant_id: 1,
      organization_id: 1002,
      roles: ['User'],
      is_tenant: false,
    })
  })

  test('a wrong link is refused, in the language of the caller', async () => {
    expect(await validate('nonsense')).toMatchObject({
      status: 200,
      body: { issuccess: false, message: 'Invite link is invalid or has expired.' },
    })
    expect(await accept('nonsense')).toMatchObject({
      status: 422,
      body: { code: 'INVALID_TOKEN', issuccess: false, message: 'Invite link is invalid or has expired.' },
    })
    const dutch = await app
      .as(null, { headers: { 'accept-language': 'nl' } })
      .acceptInvite.answer({ body: { token: 'nonsense' } })
    expect(dutch.body.message).toBe('De uitnodigingslink is ongeldig of verlopen.')
    expect(await accept('')).toMatchObject({ status: 422, body: { fields: { token: expect.any(String) } } })
  })

  test('after seven days it is dead', async () => {
    const { token } = await invited('laat@vanvliet-installatie.example.nl')
    app.setNow(new Date(sampleDay.getTime() + 7 * dayMs))
    expect((await validate(token)).body.issuccess).toBe(false)
    expect(await accept(token)).toMatchObject({ status: 422, body: { code: 'INVALID_TOKEN' } })
  })

  test('sent again, only the new link works', async () => {
    const { id, token } = await invited('opnieuw@vanvliet-installatie.example.nl')
    app.setNow(new Date(sampleDay.getTime() + dayMs))
    expect((await app.as(manager).resendInvites.answer({ body: { ids: [id] } })).body).toEqual({
      results: [{ id, ok: true }],
    })
    expect(await accept(token)).toMatchObject({ status: 422, body: { code: 'INVALID_TOKEN' } })
    const mails = await app.database.db
      .selectFrom('outbox_mail')
      .select('link')
      .where(isTo('opnieuw@vanvliet-installatie.example.nl'))
      .execute()
    const [renewed] = mails.map(({ link }) => tokenIn(link)).filter((candidate) => candidate !== token)
    expect(await accept(renewed ?? '')).toMatchObject({ status: 200 })
    expect((await app.as(manager).listInvites.answer({ query: { search: 'opnieuw' } })).body.invites[0]).toMatchObject({
      status: 'accepted',
      expires_at: new Date(sampleDay.getTime() + 8 * dayMs).toISOString(),
    })
  })

  test('cancelled, it is dead, and the person is no longer among the users', async () => {
    const { id, token } = await invited('weg@vanvliet-installatie.example.nl')
    expect((await app.as(manager).cancelInvites.answer({ body: { ids: [id] } })).body).toEqual({
      results: [{ id, ok: true }],
    })
    expect(await accept(token)).toMatchObject({ status: 422 })
    expect((await app.as(manager).listUsers.answer({ query: { search: 'weg@vanvliet' } })).body.users).toEqual([])
    expect((await app.as(manager).resendInvites.answer({ body: { ids: [id] } })).body).toEqual({
      results: [{ id, ok: false, code: 'INVALID_TRANSITION' }],
    })
  })

  test('is not for somebody who is signed in with another address', async () => {
    const { token } = await invited('eigen@vanvliet-installatie.example.nl')
    expect(await accept(token, user)).toMatchObject({ status: 403, body: { code: 'EMAIL_MISMATCH' } })
    const own = await app.as('eigen@vanvliet-installatie.example.nl').acceptInvite.answer({
      body: { token, consent_policy: '2026-01' },
    })
    expect(own).toMatchObject({ status: 200 })
    const account = await app.database.db
      .selectFrom('app_user')
      .select(['consent_policy', 'consent_at'])
      .where('email', '=', 'eigen@vanvliet-installatie.example.nl')
      .executeTakeFirstOrThrow()
    expect(account).toEqual({ consent_policy: '2026-01', consent_at: sampleDay })
  })

  test('two who press at once make one account', async () => {
    const { token } = await invited('samen@vanvliet-installatie.example.nl')
    const answers = await Promise.all([accept(token), accept(token), accept(token)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await activities('invite.accepted')).toHaveLength(1)
  })

  test('consent is kept of who is signed in, also at a second visit, and names a version that exists', async () => {
    const email = 'later@vanvliet-installatie.example.nl'
    const { token } = await invited(email)
    const agree = (by: string | null, consent_policy: string) =>
      app.as(by).acceptInvite.answer({ body: { token, consent_policy } })
    expect(await agree(null, '2026-01')).toMatchObject({ status: 200 })
    expect((await app.as(email).loadProfile()).consent_policy).toBeNull()
    expect(await agree(email, '1999-12')).toMatchObject({ status: 422, body: { fields: expect.anything() } })
    expect(await agree(null, '2026-01')).toMatchObject({ status: 200 })
    expect((await app.as(email).loadProfile()).consent_policy).toBeNull()
    expect(await agree(email, '2026-01')).toMatchObject({ status: 200 })
    expect((await app.as(email).loadProfile()).consent_policy).toBe('2026-01')
  })

  test('that no longer works lets a new invite be asked for, once a day, and tells nothing', async () => {
    const email = 'vergeten@vanvliet-installatie.example.nl'
    const { id, token } = await invited(email)
    await app.as(manager).resendInvites({ body: { ids: [id] } })
    const ask = (by: string) => app.as(null).requestInvite.answer({ body: { token: by } })
    const [known, again, unknown] = [await ask(token), await ask(token), await ask('nonsense')]
    expect(known).toMatchObject({ status: 202, body: { issuccess: true } })
    expect([again.body, unknown.body]).toEqual([known.body, known.body])
    const asked = await app.database.db
      .selectFrom('outbox_mail')
      .select(['subject', 'link'])
      .where(isTo(manager))
      .execute()
    expect(asked).toEqual([
      {
        subject: `${email} vraagt om een nieuwe uitnodiging`,
        link: expect.stringContaining('/invites?search=vergeten'),
      },
    ])
    expect(await activities('invite.requested')).toHaveLength(1)
  })

  test('is asked for again of somebody who may know of its customer', async () => {
    const { token } = await invited('verder@vanvliet-installatie.example.nl')
    await app.database.db
      .updateTable('app_user')
      .set({ is_tenant: false, organization_id: 1001 })
      .where('email', '=', manager)
      .execute()
    expect(await app.as(null).requestInvite.answer({ body: { token } })).toMatchObject({ status: 202 })
    const asked = await app.database.db
      .selectFrom('outbox_mail')
      .select('recipients')
      .where('link', 'like', '%/invites?search=verder%')
      .execute()
    expect(asked).toHaveLength(1)
    expect(asked[0]?.recipients).not.toContain(manager)
  })

  test('of a customer that was archived meanwhile makes no account, by link or by hand, until it is back', async () => {
    const { id, token } = await invited('stil@vanvliet-installatie.example.nl')
    const organization = { params: { id: 1002 } }
    await app.as(manager).deleteOrganization({ ...organization, body: { archive: true } })
    const refused = { status: 422, body: { code: 'INVALID_TOKEN' } }
    expect(await accept(token)).toMatchObject(refused)
    expect(await app.as(manager).acceptUser.answer({ params: { id } })).toMatchObject(refused)
    await app.as(manager).restoreOrganization(organization)
    expect(await accept(token)).toMatchObject({ status: 200 })
  })

  test('an address that has its account with another company cannot get a second one', async () => {
    const { token } = await invited('user@noordstaal.example')
    expect(await accept(token)).toMatchObject({ status: 409, body: { code: 'DUPLICATE' } })
  })
})
