import type { Caller } from '../../../../http/caller.ts'
import type { MergeCheck } from '../../../../http/module.ts'
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { keepingRepository } from '../keeping/keeping.repository.ts'
import { partsRepository } from '../keeping/parts.repository.ts'
import { mergeFactsRepository } from './merge-facts.repository.ts'
import { mergesRepository } from './merges.repository.ts'
import { mergingRepository } from './merging.repository.ts'
import { mergingService } from './merging.service.ts'
import { manager, mergesOf } from './testing/merges.ts'

const admin = 'admin@staffel.example'
const foreigner = 'manager@noordstaal.example'

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.close())
const { read, added, preview, merge, merges, undo, undoLast } = mergesOf(() => app)

test('two who are late, the same twice, another tenant’s and itself are refused', async () => {
  const [into, from] = [await added('Berk'), await added('Berk B.V.')]
  const late = await merge(into.id, from.id, { from_rev: from.rev + 1 })
  expect([late.status, late.code]).toEqual([409, 'STALE'])
  const itself = await preview(into.id, into.id)
  expect([itself.status, Object.keys(itself.body.fields)]).toEqual([422, ['from_id']])
  const foreign = await app.as(foreigner).createOrganization({ body: { name: 'Elders' } })
  for (const email of [manager, admin]) {
    const other = await preview(into.id, foreign.organization_id, email)
    expect([other.status, Object.keys(other.body.fields)]).toEqual([422, ['from_id']])
  }
  expect((await preview(into.id, from.id, foreigner)).status).toBe(404)
  // Sent twice by one click: done once.
  const body = { organization_id: into.id, from_id: from.id, rev: into.rev, from_rev: from.rev }
  const key = { headers: { 'idempotency-key': 'merge-1' } }
  const first = await app.as(admin, key).mergeOrganizations.answer({ body })
  const second = await app.as(admin, key).mergeOrganizations.answer({ body })
  expect([first.status, second.status, second.body.merge_id]).toEqual([200, 200, first.body.merge_id])
})

test('what another module knows to stand in the way is told by the preview, and refuses', async () => {
  const [into, from] = [await added('Es'), await added('Es B.V.')]
  const asked: Parameters<MergeCheck>[1][] = []
  const check: MergeCheck = (_, pair) => {
    asked.push(pair)
    return Promise.resolve(['exact_accounts'])
  }
  const service = mergingService({
    ...{ db: app.database.db, keeping: keepingRepository, parts: partsRepository, facts: mergeFactsRepository },
    ...{
      merging: mergingRepository,
      merges: mergesRepository,
      organizations: { detailIn: () => Promise.reject(new Error('not asked')) },
    },
    checks: () => [check, () => Promise.resolve(['open_push', 'exact_accounts'])],
    now: () => new Date('2026-03-16'),
  })
  const caller: Caller = {
    ...{
      uid: 'x',
      userId: 2,
      email: manager,
      name: 'x',
      language: 'nl',
      roles: ['Manager'],
      features: [],
      tenantId: 1,
    },
    ...{ timeZone: 'Europe/Amsterdam', organizationId: null, regionId: null, isTenant: true, scope: { tenantId: 1 } },
  }
  const ids = { organization_id: into.id, from_id: from.id }
  const { obstacles } = await service.preview(caller, ids)
  expect(obstacles).toEqual(['exact_accounts', 'open_push'])
  const by = { caller, origin: { ip: '', requestId: '' }, idempotency: null }
  await expect(service.merge({ ...ids, rev: into.rev, from_rev: from.rev }, by)).rejects.toMatchObject({
    code: 'IN_USE',
    options: { details: { reasons: ['exact_accounts', 'open_push'] } },
  })
  expect(asked).toContainEqual({ tenantId: 1, into: into.id, from: from.id })
  expect((await read(from.id)).id).toBe(from.id)
})

test('who was merged once leads on to where the other one went, and is parted in that order', async () => {
  const [a, b, c] = [await added('Iep'), await added('Iep B.V.'), await added('Iep Groep')]
  expect((await merge(b.id, a.id)).status).toBe(200)
  expect((await merge(c.id, b.id)).status).toBe(200)
  expect((await read(a.id)).id).toBe(c.id)
  const [first] = await app.database.db
    .selectFrom('organization_merge')
    .select('id')
    .where('from_id', '=', a.id)
    .execute()
  const early = await undo(first?.id ?? 0, c.id)
  expect([early.status, early.code]).toEqual([409, 'INVALID_TRANSITION'])
  expect((await undoLast(c.id)).status).toBe(200)
  expect((await read(a.id)).id).toBe(b.id)
  expect((await undoLast(b.id)).status).toBe(200)
  expect((await read(a.id)).id).toBe(a.id)
})

test('thirty days long, and once', async () => {
  const [into, from] = [await added('Els'), await added('Els B.V.')]
  const { body } = await merge(into.id, from.id)
  const id = body.merge_id ?? 0
  await app.database.db
    .updateTable('organization_merge')
    .set({ merged_at: new Date('2020-01-01') })
    .where('id', '=', id)
    .execute()
  expect(await merges(into.id)).toEqual([])
  expect((await undo(id, into.id)).status).toBe(409)
})
