import { pushingHouse, type PushingHouse } from '../testing/pushing-house.ts'

let house: PushingHouse
beforeAll(async () => {
  house = await pushingHouse()
  await house.connect()
})
afterAll(() => house.close())

test('an answer that was lost is looked for before anything is made again', async () => {
  house.exact.faults.set('dropAfter', { times: 1, endpoint: 'SalesOrders' })
  const { offer, push } = await house.pushed()
  expect(push).toMatchObject({ state: 'sending', next_attempt_at: expect.any(String) })
  expect((await house.undo(offer)).body).toMatchObject({ code: 'OFFER_LOCKED' })
  house.pass(61_000)
  await house.run()
  expect(await house.state(offer.offer_id)).toMatchObject({ state: 'done', total: offer.totals.total })
  expect(house.documents(offer)).toHaveLength(1)
})

test('a document of somebody else with the number of the offer is not taken for ours', async () => {
  const offer = await house.accepted()
  house.exact.put('SalesOrders', { YourRef: offer.offer_nr, Remarks: 'Met de hand' })
  await house.ask(offer.offer_id)
  await house.run()
  expect(house.documents(offer)).toHaveLength(2)
  expect((await house.state(offer.offer_id)).state).toBe('done')
})

test('what Exact refuses is said in its words, and can be asked for again', async () => {
  house.exact.change({ uniqueYourRef: true })
  const offer = await house.accepted()
  house.exact.put('SalesOrders', { YourRef: offer.offer_nr, Remarks: 'Met de hand' })
  await house.ask(offer.offer_id)
  await house.run()
  expect(await house.state(offer.offer_id)).toMatchObject({
    state: 'refused',
    can_push: true,
    problems: [{ message: expect.stringContaining('Already exists') }],
  })
  house.exact.change({ uniqueYourRef: false })
  await house.ask(offer.offer_id)
  await house.run()
  expect((await house.state(offer.offer_id)).state).toBe('done')
})

test('a document that comes to a cent more is told of', async () => {
  house.exact.faults.set('wrongTotal', { times: 1 })
  const before = (await house.told()).length
  const { offer, push } = await house.pushed()
  expect(push).toMatchObject({ state: 'done', problems: [{ message: expect.stringMatching(/30[.,]26/) }] })
  expect((await house.told()).slice(before)).toEqual([offer.offer_id])
})

test('when Exact is down it is tried again by itself, and told of when that lasts', async () => {
  house.exact.faults.set('down')
  const before = (await house.told()).length
  const { offer, push } = await house.pushed()
  expect(push).toMatchObject({ state: 'waiting', problems: [{ to: '/exact' }] })
  for (const minutes of [1, 2, 5]) {
    house.pass(minutes * 60_000 + 1_000)
    await house.run()
  }
  expect((await house.told()).slice(before)).toEqual([offer.offer_id])
  house.exact.faults.clear()
  house.pass(3_600_000)
  await house.run()
  expect((await house.state(offer.offer_id)).state).toBe('done')
})

test('customers that are not there, blocked or no customer are said by name', async () => {
  const { db } = house.app.database
  await db.updateTable('organization').set({ vat_number: null, name: 'Nergens B.V.' }).where('id', '=', 1002).execute()
  const offer = await house.pushed({ customer: { organization_id: 1002 } })
  expect(offer.push.problems).toMatchObject([
    { message: expect.stringContaining('Nergens'), to: '/exact/mapping?tab=customers&customer=1002' },
  ])
  house.exact.put('Accounts', { Name: 'Nergens B.V.', Status: 'C', Blocked: true })
  await house.ask(offer.offer.offer_id)
  await house.run()
  expect((await house.state(offer.offer.offer_id)).problems).toMatchObject([
    { message: expect.stringMatching(/geblokkeerd|blocked/), to: null },
  ])
})

test('two processes at once make one document', async () => {
  const offer = await house.accepted()
  await house.ask(offer.offer_id)
  await Promise.all([house.run(), house.run(), house.run()])
  expect(house.documents(offer)).toHaveLength(1)
})
