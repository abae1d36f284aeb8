import { startExactStandIn, type ExactStandIn } from '../startExactStandIn.ts'
import { asked, signedIn } from '../testing/asked.ts'

let exact: ExactStandIn
let access = ''
beforeEach(async () => {
  exact = await startExactStandIn({ port: 0, clock: () => new Date('2026-03-02T09:00:00Z') })
  access = await signedIn(exact)
})
afterEach(() => exact.close())

const call = (path: string, init: RequestInit = {}) => asked(exact, access, path, init)
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  call(path, { method: 'POST', body: JSON.stringify(body), headers })
const list = (path: string, query: Record<string, string>) => call(`${path}?${new URLSearchParams(query).toString()}`)

describe('a sales order', () => {
  const customer = () => exact.records('Accounts').find((one) => one['Status'] === 'C' && one['SalesVATCode'] === null)
  const item = () => exact.records('Items')[0]
  const order = (more: object = {}) => ({
    OrderedBy: customer()?.['ID'],
    YourRef: 'OFF-1',
    SalesOrderLines: [{ Item: item()?.['ID'], Quantity: 3, UnitPrice: 10, Discount: 0.055, VATCode: 'VH' }],
    ...more,
  })
  const whole = { prefer: 'return=representation' }

  test('is stored with its lines, its totals to the cent', async () => {
    const { status, body } = await post('salesorder/SalesOrders', order(), whole)
    expect(status).toBe(201)
    expect(body.d).toMatchObject({ YourRef: 'OFF-1', AmountFCExclVat: 28.35, AmountFC: 34.3, Status: 12 })
    const lines = await call(`salesorder/SalesOrders(guid'${String(body.d['OrderID'])}')/SalesOrderLines`)
    expect(lines.body.d.results).toMatchObject([
      { Quantity: 3, UnitPrice: 10, Discount: 0.055, AmountFC: 28.35, VATAmount: 5.95 },
    ])
  })

  test('has a page for people, and one that is not there has none', async () => {
    const { body } = await post('salesorder/SalesOrders', order(), whole)
    const open = (id: string) => fetch(`${exact.url}/docs/SlsOrderEntry.aspx?ID=${id}&_Division_=102030`)
    const page = await (await open(String(body.d['OrderID']))).text()
    expect(page).toContain('OFF-1')
    expect(page).toContain('34.3')
    expect((await open('d1c0f1aa-0000-4000-8000-000000000001')).status).toBe(404)
  })

  test('is answered with nulls by who does not ask for it', async () => {
    const { body } = await post('salesorder/SalesOrders', order())
    expect(body.d['OrderID']).toEqual(expect.any(String))
    expect(body.d['AmountFC']).toBeNull()
    const found = await list('salesorder/SalesOrders', { $select: 'OrderID', $filter: "YourRef eq 'OFF-1'" })
    expect(found.body.d.results).toMatchObject([{ OrderID: body.d['OrderID'] }])
  })

  test('may be stored though its caller hears nothing', async () => {
    exact.faults.set('dropAfter', { times: 1 })
    await expect(post('salesorder/SalesOrders', order())).rejects.toThrow('fetch failed')
    expect(exact.records('SalesOrders')).toHaveLength(1)
    exact.faults.set('dropBefore', { times: 1 })
    await expect(post('salesorder/SalesOrders', order())).rejects.toThrow('fetch failed')
    expect(exact.records('SalesOrders')).toHaveLength(1)
  })

  test.each([
    [{ OrderedBy: '00000000-0000-4000-8000-000000000000' }, 'OrderedBy'],
    [{ SalesOrderLines: [] }, 'SalesOrderLines'],
    [{ SalesOrderLines: [{ Quantity: 1 }] }, 'Mandatory: Item'],
    [{ Nonsense: 1 }, "The property name 'Nonsense'"],
  ])('with %j is refused by name', async (more, said) => {
    const { status, body } = await post('salesorder/SalesOrders', order(more))
    expect(status).toBe(400)
    expect(body.error.message.value).toContain(said)
    expect(exact.records('SalesOrders')).toEqual([])
  })

  test('keeps whom it is for', async () => {
    const { body } = await post('salesorder/SalesOrders', order())
    const path = `salesorder/SalesOrders(guid'${String(body.d['OrderID'])}')`
    const put = (values: object) => call(path, { method: 'PUT', body: JSON.stringify(values) })
    expect((await put({ Description: 'Anders' })).status).toBe(204)
    const other = exact.records('Accounts').find((one) => one !== customer())
    expect((await put({ OrderedBy: other?.['ID'] })).status).toBe(400)
  })
})
