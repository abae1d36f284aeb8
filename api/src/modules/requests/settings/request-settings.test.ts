import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { clerk, people } from '../handling/testing/clerk.ts'

const { admin, manager, user, other } = people

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.close())

const read = (email: string = manager, query: Readonly<Record<string, unknown>> = {}) =>
  app.as(email).getRequestSettings.answer({ query })
const save = (body: Readonly<Record<string, unknown>>, email: string = manager) =>
  app.as(email).saveRequestSettings.answer({ body: { keep_raw_months: 12, certain_from: 3, rev: 1, ...body } })

describe('what is decided about requests', () => {
  test('is the standard until somebody says so, is saved once per revision, and noted', async () => {
    const standard = { tenant_id: 1, keep_raw_months: 12, certain_from: 3, rev: 1 }
    expect((await read()).body).toEqual(standard)
    const saved = { tenant_id: 1, keep_raw_months: 6, certain_from: 5, rev: 2 }
    expect(await save({ keep_raw_months: 6, certain_from: 5 })).toMatchObject({ status: 200, body: saved })
    expect((await read()).body).toEqual(saved)
    expect(await save({ certain_from: 1 })).toMatchObject({ status: 409, body: { code: 'STALE', current: saved } })
    expect((await read()).body).toEqual(saved)
    const notes = await app.database.db
      .selectFrom('activity')
      .select(['tenant_id', 'detail'])
      .where('action', '=', 'request_settings.saved')
      .execute()
    expect(notes).toEqual([
      { tenant_id: 1, detail: { keep_raw_months: { from: 12, to: 6 }, certain_from: { from: 3, to: 5 } } },
    ])
  })

  test.each([
    [{ keep_raw_months: 0 }, 'keep_raw_months'],
    [{ keep_raw_months: 121 }, 'keep_raw_months'],
    [{ certain_from: 0 }, 'certain_from'],
    [{ certain_from: 7 }, 'certain_from'],
    [{ certain_from: 3.5 }, 'certain_from'],
  ])('%j is refused with the field named', async (part, field) => {
    const { status, body } = await save({ ...part, rev: 2 })
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })

  test('is for Admins and the managers of the seller, each of their own tenant', async () => {
    expect([(await read(user)).status, (await save({}, user)).status]).toEqual([403, 403])
    expect((await read(other, { tenant_id: 1 })).status).toBe(404)
    expect((await save({ tenant_id: 1, rev: 2 }, other)).status).toBe(404)
    expect((await read(other)).body).toMatchObject({ tenant_id: 2, keep_raw_months: 12 })
    expect((await read(admin, { tenant_id: 1 })).body).toMatchObject({ tenant_id: 1, keep_raw_months: 6 })
  })
})

test('what became of proposals is told by score, each line once somebody was done with it', async () => {
  const scores = async (email: string = manager) => app.as(email).getRequestScores({ query: {} })
  const request = await clerk(app).find('veldzicht dehaan')
  const proposed = request.replies.flatMap((line) => {
    const [best] = line.productsfound
    return best && line.chosen_by === null && !line.is_ignored
      ? [{ position: line.position, product: best.product_id, score: best.totalscore }]
      : []
  })
  const [kept, other1, left] = proposed
  if (!kept || !other1 || !left) throw new Error('three lines with a proposal')
  const before = await scores()
  const told = (all: typeof before, score: number) =>
    all.find((each) => each.score === score) ?? { lines: 0, changed: 0 }
  const total = (all: typeof before) =>
    all.reduce((sum, { lines, changed }) => [sum[0]! + lines, sum[1]! + changed], [0, 0])
  const edit = (position: number, body: Readonly<Record<string, unknown>>) =>
    app.as(manager).updateQuoteLine.answer({ params: { id: request.id, position }, body })

  await edit(kept.position, { product_id: kept.product })
  const confirmed = await scores()
  expect(told(confirmed, kept.score)).toMatchObject({
    lines: told(before, kept.score).lines + 1,
    changed: told(before, kept.score).changed,
  })
  await edit(other1.position, { product_id: kept.product === other1.product ? left.product : kept.product })
  await edit(left.position, { ignored: true })
  const [lines = 0, changed = 0] = total(confirmed)
  expect(total(await scores())).toEqual([lines + 2, changed + 2])
  await edit(left.position, { ignored: false })
  expect(total(await scores())).toEqual([lines + 1, changed + 1])
  expect((await app.as(user).getRequestScores.answer()).status).toBe(403)
  expect((await app.as(other).getRequestScores.answer({ query: { tenant_id: 1 } })).status).toBe(404)
})
