import { startExactStandIn, type ExactStandIn } from '@staffel/exact-standin'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { exactJobsRepository } from '../sync/jobs/exact-jobs.repository.ts'
import { nightJob } from '../sync/jobs/night-job.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'
import { besideExact, connectExact } from '../testing/beside-exact.ts'
import { bringIn } from '../testing/bring-in.ts'

const manager = 'manager@staffel.example'

let exact: ExactStandIn
let app: TestApp
beforeAll(async () => {
  exact = await startExactStandIn({ port: 0, clock: () => sampleDay, settings: { minuteLimit: 2_000 } })
  app = await createTestApp({ env: besideExact(exact) })
})
afterAll(async () => {
  await app.close()
  await exact.close()
})

const connect = () => connectExact(app, exact, manager)

const { synchronised, rowsOf } = bringIn(() => app, manager, ['accounts'])

/** An account of theirs, and what is here of it. */
const account = (part: object) => {
  const record = exact.put('Accounts', { Status: 'C', Country: 'NL', Blocked: false, ...part })
  return { id: String(record['ID']), change: (more: object) => exact.put('Accounts', { ID: record['ID'], ...more }) }
}
async function customerOf(accountId: string) {
  const found = await app.database.db
    .selectFrom('exact_account')
    .select(['organization_id', 'matched_by', 'deleted_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return found.organization_id
}
const read = async (id: number | null) => app.as(manager).getCustomer({ query: { organization_id: id ?? 0 } })
const added = async (name: string, part: object = {}) =>
  (await app.as(manager).createOrganization({ body: { name, allow_duplicate: true, ...part } })).organization_id
const conflictOf = async (accountId: string) =>
  (await app.as(manager).listExactConflicts()).find(({ record_id: id }) => id === accountId)
const decide = (body: {
  record_id: string
  as: 'customer' | 'new' | 'none' | 'exact' | 'here'
  organization_id?: number
}) => app.as(manager).decideExactConflict.answer({ body })

test('nobody’s accounts are read before somebody has connected, nor for who does not run the seller', async () => {
  const begin = (email: string | null) => app.as(email).syncExact.answer({ body: { entities: ['accounts'] } })
  expect((await begin(manager)).body).toMatchObject({ code: 'NOT_CONNECTED' })
  expect((await begin('user@staffel.example')).status).toBe(403)
})

describe('the accounts of Exact', () => {
  beforeAll(connect)

  test('are told first, and nothing is stored', async () => {
    const before = await count()
    const told = await synchronised({ dry_run: true })
    expect(told).toMatchObject({ state: 'done', dry_run: true, cause: 'person', asked_by: manager, refused: 0 })
    expect(told.created).toBeGreaterThan(40)
    expect(await count()).toBe(before)
    expect((await app.as(manager).getExactStatus()).last_sync.accounts).toBeNull()
  })

  test('are customers then: with their state, their addresses and their people; a second time nothing changes', async () => {
    const full = account({
      Code: '   9001',
      Name: 'Vlasveld Bouw',
      AddressLine1: 'Lange Kade 12 A',
      Postcode: '3511AB',
      City: 'Utrecht',
    })
    exact.put('Addresses', {
      Account: full.id,
      Type: 4,
      Main: true,
      AddressLine1: 'Loods 3',
      City: 'Breda',
      Country: 'NL',
    })
    exact.put('Contacts', { Account: full.id, FullName: 'Roos Vlas', Email: 'Roos@vlas.example', IsMainContact: true })
    const prospect = account({ Name: 'Misschien Bouw', Status: 'S' })
    const blocked = account({ Name: 'Geblokkeerd Bouw', Blocked: true })
    const supplier = account({ Name: 'Leverancier', Status: 'A' })
    const done = await synchronised()
    expect(done).toMatchObject({ state: 'done', refused: 0, problem: null })
    expect(done.created).toBeGreaterThan(40)
    const customer = await read(await customerOf(full.id))
    expect(customer).toMatchObject({ name: 'Vlasveld Bouw', status: 'active' })
    expect(customer.addresses).toMatchObject([
      { street: 'Lange Kade', number: '12', number_addition: 'A', postal_code: '3511 AB', is_primary: true },
      { address_type: 'shipping', street: 'Loods', number: '3', city: 'Breda', is_primary: false },
    ])
    expect(customer.contact_persons).toMatchObject([
      { name: 'Roos Vlas', email: 'roos@vlas.example', is_primary: true },
    ])
    expect(await read(await customerOf(prospect.id))).toMatchObject({ status: 'prospect' })
    expect(await customerOf(blocked.id)).toBeNull()
    expect(await customerOf(supplier.id)).toBeNull()
    expect((await app.as(manager).getExactStatus()).last_sync.accounts).toBe(sampleDay.toISOString())
    exact.forgetCalls()
    expect(await synchronised()).toMatchObject({ state: 'done', created: 0, updated: 0, removed: 0 })
    expect(exact.calls()).toHaveLength(4)
  })

  test('are the customers that have their numbers; whom they only look like is asked', async () => {
    const known = await added('Zelfde nummer', { vat_number: 'NL123456789B01', email: 'hier@blijft.example' })
    const like = await added('Lijkend Bouw', { address: { postal_code: '3511 ZZ', country_code: 'NL' } })
    const same = account({ Name: 'Zelfde nummer B.V.', VATNumber: 'NL 1234.56.789.B01' })
    const alike = account({ Name: 'Lijkend Bouw', Postcode: '3511ZZ' })
    const job = await synchronised()
    expect(await customerOf(same.id)).toBe(known)
    expect(await read(known)).toMatchObject({ name: 'Zelfde nummer B.V.', email: 'hier@blijft.example' })
    const logged = await app.as(manager).listOrganizationActivity({ query: { organization_id: known } })
    expect(logged.items.map(({ action }) => action)).toEqual(['organization.synced', 'organization.created'])
    expect(await customerOf(alike.id)).toBeNull()
    expect(await rowsOf(job, { outcome: 'conflict' })).toContainEqual(expect.objectContaining({ name: 'Lijkend Bouw' }))
    expect(await conflictOf(alike.id)).toMatchObject({ kind: 'candidates', candidates: [{ organization_id: like }] })
    // Another tenant's customer is none of these, and one that is an account already is no other one.
    const foreign = await app.as('manager@noordstaal.example').createOrganization({ body: { name: 'Elders' } })
    for (const [organization_id, status] of [
      [foreign.organization_id, 422],
      [known, 409],
    ] as const)
      expect((await decide({ record_id: alike.id, as: 'customer', organization_id })).status).toBe(status)
    expect((await decide({ record_id: alike.id, as: 'customer', organization_id: like })).status).toBe(200)
    expect(await customerOf(alike.id)).toBe(like)
    expect(await conflictOf(alike.id)).toBeUndefined()
  })

  test('are new, or none of ours, where somebody says so', async () => {
    await added('Twijfel Bouw', { chamber_of_commerce_number: '12345678' })
    await added('Twijfel Beton', { chamber_of_commerce_number: '12345678' })
    const [fresh, none] = [1, 2].map((nr) => account({ Name: `Twijfel ${nr}`, ChamberOfCommerce: '12345678' }))
    await synchronised()
    expect(await conflictOf(fresh?.id ?? '')).toMatchObject({
      candidates: [{ name: 'Twijfel Bouw' }, { name: 'Twijfel Beton' }],
    })
    expect((await decide({ record_id: fresh?.id ?? '', as: 'new' })).status).toBe(200)
    expect(await read(await customerOf(fresh?.id ?? ''))).toMatchObject({ name: 'Twijfel 1' })
    expect((await decide({ record_id: none?.id ?? '', as: 'none' })).status).toBe(200)
    none?.change({ City: 'Ede' })
    expect(await synchronised()).toMatchObject({ created: 0 })
    expect(await customerOf(none?.id ?? '')).toBeNull()
    expect((await decide({ record_id: none?.id ?? '', as: 'new' })).status).toBe(404)
  })

  test('leave alone what was only changed here; where both changed the same the rule says who is right', async () => {
    const both = account({ Name: 'Beide Bouw', Phone: '030 1', City: 'Utrecht' })
    await synchronised()
    const id = (await customerOf(both.id)) ?? 0
    const rule = async (wanted: 'exact' | 'here' | 'ask') => {
      const settings = await app.as(manager).getExactSyncSettings()
      await app.as(manager).saveExactSyncSettings({ body: { ...settings, rule: wanted } })
    }
    const here = async (phone: string) =>
      app.as(manager).updateOrganization({ params: { id }, body: { rev: (await read(id)).rev, phone } })
    const there = async (change: object) => {
      both.change(change)
      return synchronised()
    }
    await here('030 2')
    await there({ City: 'Ede' })
    expect(await read(id)).toMatchObject({ phone: '030 2', address: { city: 'Ede' } })
    await there({ Phone: '030 3' })
    expect((await read(id)).phone).toBe('030 3')
    await rule('here')
    await here('030 4')
    await there({ Phone: '030 5' })
    expect((await read(id)).phone).toBe('030 4')
    await rule('ask')
    await there({ Phone: '030 6' })
    expect((await read(id)).phone).toBe('030 4')
    expect(await conflictOf(both.id)).toMatchObject({
      kind: 'fields',
      fields: [{ field: 'phone', from: '030 4', to: '030 6' }],
    })
    await decide({ record_id: both.id, as: 'exact' })
    expect((await read(id)).phone).toBe('030 6')
    await rule('exact')
  })

  test('that are blocked archive their customers, which come back; what is removed there is no account any more', async () => {
    const own = account({ Name: 'Sluit Bouw' })
    const person = exact.put('Contacts', { Account: own.id, FullName: 'Piet Weg' })
    await synchronised()
    const id = (await customerOf(own.id)) ?? 0
    const isArchived = async () =>
      (await app.database.db.selectFrom('organization').select('archived_at').where('id', '=', id).executeTakeFirst())
        ?.archived_at !== null
    own.change({ Blocked: true })
    await synchronised()
    expect(await isArchived()).toBe(true)
    own.change({ Blocked: false })
    await synchronised()
    expect(await isArchived()).toBe(false)
    exact.remove('Contacts', String(person['ID']))
    expect(await synchronised({ dry_run: true })).toMatchObject({ removed: 1 })
    expect((await read(id)).contact_persons).toHaveLength(1)
    expect(await synchronised()).toMatchObject({ removed: 1 })
    expect((await read(id)).contact_persons).toHaveLength(0)
    exact.remove('Accounts', own.id)
    const [row] = await rowsOf(await synchronised(), { outcome: 'removed' })
    expect(row).toMatchObject({ name: 'Sluit Bouw', organization_id: id })
    expect((await read(id)).name).toBe('Sluit Bouw')
    own.change({ Name: 'Sluit Bouw' })
  })

  test('say nothing any more of a person who is erased', async () => {
    const own = account({ Name: 'Vergeet Bouw', Email: 'vera@vergeet.example' })
    exact.put('Contacts', { Account: own.id, FullName: 'Vera', Email: 'vera@vergeet.example' })
    await synchronised()
    const known = async () =>
      JSON.stringify(await app.database.db.selectFrom('exact_record').select('said').execute()).includes('vera@')
    expect(await known()).toBe(true)
    await app.as(manager).erasePerson({ body: { email: 'vera@vergeet.example' } })
    expect(await known()).toBe(false)
  })

  test('go on where Exact stopped, at the hour that it names', async () => {
    account({ Name: 'Later Bouw' })
    exact.faults.set('dayUsed')
    const waiting = await synchronised()
    expect(waiting).toMatchObject({ state: 'waiting', problem: expect.stringMatching(/Exact/) })
    exact.faults.clear()
    // The same again is the one that waits.
    const { job } = await app.as(manager).syncExact({ body: { entities: ['accounts'] } })
    expect(job.id).toBe(waiting.id)
  })

  test('are looked at by themselves once a night, at the hour of the tenant', async () => {
    const begun: number[] = []
    const at = (time: string) =>
      nightJob({
        ...{ db: app.database.db, jobs: exactJobsRepository, now: () => new Date(time) },
        service: { enqueue: (_tx, tenantId) => Promise.resolve((begun.push(tenantId), null)) },
      }).run()
    // Amsterdam is an hour ahead in winter, two in summer.
    await at('2026-03-04T01:59:00Z')
    expect(begun).toEqual([])
    await at('2026-03-04T02:00:00Z')
    await at('2026-03-04T02:05:00Z')
    expect(begun).toEqual([1])
    await at('2026-06-05T00:59:00Z')
    expect(begun).toEqual([1])
    await at('2026-06-05T04:00:00Z')
    expect(begun).toEqual([1, 1])
    const settings = await app.as(manager).getExactSyncSettings()
    await app.as(manager).saveExactSyncSettings({ body: { ...settings, nightly: false } })
    expect(await app.as(manager).saveExactSyncSettings.answer({ body: settings })).toMatchObject({ status: 409 })
    await at('2026-06-06T01:00:00Z')
    expect(begun).toEqual([1, 1])
  })

  test('of another tenant are nobody’s', async () => {
    const [last] = await app.as(manager).listExactJobs()
    const foreign = app.as('manager@noordstaal.example')
    expect(await foreign.listExactJobs()).toEqual([])
    expect(await foreign.listExactConflicts()).toEqual([])
    const none = { items: [], total: 0 }
    expect(await foreign.listExactJobRows({ params: { id: last?.id ?? 0 }, query: {} })).toEqual(none)
  })
})

async function count(): Promise<number> {
  const { n } = await app.database.db
    .selectFrom('organization')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}
