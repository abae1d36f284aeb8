import type { QuoteRequest } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { clerk, people, type Clerk } from './testing/clerk.ts'

const { admin, manager, user, other } = people

let app: TestApp
let desk: Clerk
let request: QuoteRequest
let colleague: number
beforeAll(async () => {
  app = await createTestApp()
  desk = clerk(app)
  const added = await app.database.db
    .insertInto('app_user')
    .values({
      tenant_id: 1,
      email: 'collega@staffel.example',
      first_name: 'Kim',
      last_name: 'de Boer',
      role_id: 2,
      is_tenant: true,
      accepted_at: new Date('2026-01-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  colleague = added.id
})
afterAll(() => app.close())

const status = (to: string, more: object = {}, email: string | null = manager) =>
  app.as(email).setQuoteStatus.answer({ params: { id: request.id }, body: { status: to, ...more } })
const assign = (user_id: number | null) =>
  app.as(manager).assignQuoteRequest.answer({ params: { id: request.id }, body: { user_id } })
const customer = (organization_id: number | null, email: string = manager) =>
  app.as(email).setQuoteCustomer.answer({ params: { id: request.id }, body: { organization_id } })
const read = () => app.as(manager).getQuoteRequest.answer({ params: { id: request.id } })
const restore = (email: string, id: string | number) => app.as(email).restoreQuoteRequest.answer({ params: { id } })

describe('the state of a request', () => {
  beforeAll(async () => (request = await desk.find('veldzicht dehaan')))

  test('is taken up by somebody, and put back for anybody', async () => {
    expect((await status('in_progress')).body).toMatchObject({
      status: 'in_progress',
      assignee: { user_id: 2 },
      json_version: 2,
    })
    expect((await status('in_progress')).body.json_version).toBe(2)
    expect((await status('new', {}, admin)).body).toMatchObject({ status: 'new', assignee: null, json_version: 3 })
  })

  test('is declined with a reason only, which goes when it is taken up again', async () => {
    for (const reason of [undefined, '  '])
      expect(await status('declined', { reason })).toMatchObject({
        status: 422,
        body: { fields: { reason: expect.any(String) } },
      })
    expect((await status('declined', { reason: ' Niet in ons assortiment ' })).body).toMatchObject({
      status: 'declined',
      decline_reason: 'Niet in ons assortiment',
    })
    expect((await status('declined', { reason: 'Te ver weg' })).body.decline_reason).toBe('Te ver weg')
    expect((await status('archived')).body).toMatchObject({ status: 'archived', decline_reason: null })
    expect((await status('in_progress')).body).toMatchObject({ status: 'in_progress', assignee: { user_id: 2 } })
  })

  test('is offered by an offer alone, and again from the archive while that is there', async () => {
    expect(await status('offered')).toMatchObject({
      status: 409,
      code: 'INVALID_TRANSITION',
      body: { details: { from: 'in_progress', to: 'offered' } },
    })
    await status('archived')
    expect((await status('offered')).code).toBe('INVALID_TRANSITION')
    const made = await app.as(manager).createOfferFromRequest.answer({ params: { id: request.id }, body: {} })
    expect((await read()).body.status).toBe('offered')
    expect((await status('new')).code).toBe('INVALID_TRANSITION')
    await status('archived')
    expect((await status('offered')).body).toMatchObject({ status: 'offered', offer_id: made.body[0]?.offer_id })
  })

  test('every change is told once, and is refused to who saw an older version', async () => {
    expect((await desk.log(request.id)).map(([action, detail]) => [action, detail])).toEqual([
      ['request.status_changed', { from: 'new', to: 'in_progress' }],
      ['request.status_changed', { from: 'in_progress', to: 'new' }],
      ['request.status_changed', { from: 'new', to: 'declined', reason: 'Niet in ons assortiment' }],
      ['request.status_changed', { from: 'declined', to: 'declined', reason: 'Te ver weg' }],
      ['request.status_changed', { from: 'declined', to: 'archived' }],
      ['request.status_changed', { from: 'archived', to: 'in_progress' }],
      ['request.status_changed', { from: 'in_progress', to: 'archived' }],
      ['request.status_changed', { from: 'offered', to: 'archived' }],
      ['request.status_changed', { from: 'archived', to: 'offered' }],
    ])
    expect(await status('archived', { json_version: 1 })).toMatchObject({
      status: 409,
      code: 'STALE',
      body: { current: { status: 'offered' } },
    })
    const { json_version } = (await read()).body
    const both = await Promise.all([
      status('archived', { json_version }),
      status('declined', { reason: 'x', json_version }, admin),
    ])
    expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 409])
  })
})

describe('giving a request to somebody', () => {
  beforeAll(async () => (request = await desk.find('kwast')))
  const notifications = async (email: string) => (await app.as(email).listNotifications.answer()).body

  test('tells them, and leaves it new until they start', async () => {
    const { body } = await assign(colleague)
    expect(body).toMatchObject({ status: 'new', assignee: { user_id: colleague, name: 'Kim de Boer' } })
    expect(await notifications('collega@staffel.example')).toEqual([
      expect.objectContaining({
        event: 'assigned',
        offer: null,
        detail: { name: 'Marieke Jansen', request_id: request.id, subject: request.subject },
      }),
    ])
    expect(
      (
        await app
          .as('collega@staffel.example')
          .updateQuoteLine.answer({ params: { id: request.id, position: 1 }, body: { ignored: true } })
      ).body,
    ).toMatchObject({ status: 'in_progress', assignee: { user_id: colleague } })
    expect((await assign(null)).body.assignee).toBeNull()
  })

  test('who takes it is not told of it, and saying it twice changes nothing', async () => {
    const first = await assign(2)
    expect(await notifications(manager)).toEqual([])
    expect((await assign(2)).body.json_version).toBe(first.body.json_version)
    expect((await desk.log(request.id)).filter(([action]) => action === 'request.assigned')).toEqual([
      ['request.assigned', { from: null, to: colleague }],
      ['request.assigned', { from: colleague, to: null }],
      ['request.assigned', { from: null, to: 2 }],
    ])
  })

  test('only to colleagues of the tenant who handle requests and may sign in', async () => {
    const ids = await app.database.db
      .selectFrom('app_user')
      .select(['id', 'email'])
      .where('email', 'in', [user, other, 'blocked@staffel.example'])
      .execute()
    expect(ids).toHaveLength(3)
    for (const { id } of [...ids, { id: 999_999 }])
      expect(await assign(id)).toMatchObject({
        status: 422,
        body: { fields: { user_id: expect.any(String) } },
      })
  })
})

describe('the customer of a request', () => {
  beforeAll(async () => (request = await desk.find('waterkant')))

  test('is said by a clerk, who takes the request up, and taken back', async () => {
    expect((await customer(1002)).body).toMatchObject({
      organization: { id: 1002 },
      status: 'in_progress',
      assignee: { user_id: 2 },
    })
    expect((await customer(null, admin)).body).toMatchObject({
      organization: null,
      assignee: { user_id: 2 },
    })
    expect(await desk.log(request.id)).toEqual([
      ['request.customer_changed', { from: request.organization?.id, to: 1002 }],
      ['request.customer_changed', { from: 1002, to: null }],
    ])
  })

  test('is one of this tenant', async () => {
    const foreign = await app.database.db
      .selectFrom('organization')
      .select('id')
      .where('tenant_id', '<>', 1)
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(await customer(foreign.id)).toMatchObject({
      status: 422,
      body: { fields: { organization_id: expect.any(String) } },
    })
  })
})

describe('a deleted request', () => {
  beforeAll(async () => (request = await desk.find('magazijn')))

  test('comes back as it was, once', async () => {
    await app.as(manager).deleteQuoteRequest({ params: { external_id: request.external_id } })
    expect((await read()).status).toBe(404)
    expect((await status('archived')).status).toBe(404)
    const { total_count: _total, updated_at: _updated, ...row } = request
    expect((await restore(manager, request.external_id)).body).toMatchObject({ ...row, json_version: 2 })
    expect((await restore(admin, request.id)).body.json_version).toBe(2)
    expect((await desk.log(request.id)).map(([action]) => action)).toEqual(['request.deleted', 'request.restored'])
  })
})

test('all of it is for Managers of the tenant and Admins only', async () => {
  const params = { id: request.id }
  const calls = (email: string | null) => {
    const caller = app.as(email)
    return Promise.all([
      caller.setQuoteStatus.answer({ params, body: { status: 'archived' } }),
      caller.assignQuoteRequest.answer({ params, body: { user_id: null } }),
      caller.setQuoteCustomer.answer({ params, body: { organization_id: null } }),
      caller.restoreQuoteRequest.answer({ params, body: {} }),
    ])
  }
  for (const [email, refusal] of [
    [user, 403],
    [null, 401],
    [other, 404],
  ] as const)
    expect((await calls(email)).map(({ status: answered }) => answered)).toEqual([refusal, refusal, refusal, refusal])
})
