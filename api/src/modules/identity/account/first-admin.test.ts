import { createTestDatabase } from '../../../testing/create-test-database.ts'
import type { Database } from '../../../db/database.types.ts'
import { makeFirstAdmin } from './first-admin.ts'

const now = new Date('2026-03-16T09:00:00Z')
let database: Database
afterEach(() => database.close())

const make = (email: string, company?: string) => makeFirstAdmin(database.db, { email, company, now })
const people = () =>
  database.db
    .selectFrom('app_user as u')
    .innerJoin('role as r', 'r.id', 'u.role_id')
    .innerJoin('tenant as t', 't.id', 'u.tenant_id')
    .select(['email', 'r.name as role', 't.name as company', 'is_tenant', 'status', 'subscription_status'])
    .orderBy('email')
    .execute()

test('an empty installation gets its company and its Admin, once, who may enter', async () => {
  database = await createTestDatabase('empty')
  expect(await make('ans')).toEqual({ kind: 'no-email' })
  expect(await make('ans@bouw.example')).toEqual({ kind: 'no-company' })
  const made = await Promise.all([make('Ans@Bouw.example', 'Bouw BV'), make('piet@bouw.example', 'Bouw BV')])
  expect(made.map(({ kind }) => kind).toSorted()).toEqual(['made', 'not-first'])
  const [admin, ...others] = await people()
  expect(others).toEqual([])
  expect(admin).toMatchObject({
    role: 'Admin',
    company: 'Bouw BV',
    is_tenant: true,
    status: 'active',
    subscription_status: 'active',
  })
  const logged = await database.db.selectFrom('activity').select(['action', 'actor_kind']).execute()
  expect(logged).toEqual([{ action: 'user.first_admin', actor_kind: 'system' }])
})

test('where there is an Admin nothing changes; where the last one is gone somebody who is known becomes it', async () => {
  database = await createTestDatabase('sample')
  const before = await people()
  expect(await make('manager@staffel.example')).toEqual({ kind: 'not-first' })
  expect(await people()).toEqual(before)
  await database.db.updateTable('app_user').set({ role_id: 1 }).where('email', '=', 'admin@staffel.example').execute()
  expect(await make('manager@noordstaal.example')).toMatchObject({ kind: 'made', company: 'Noordstaal' })
  const admins = (await people()).filter(({ role }) => role === 'Admin')
  expect(admins).toEqual([expect.objectContaining({ email: 'manager@noordstaal.example', is_tenant: true })])
})
