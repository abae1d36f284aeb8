import type { SourceGoods } from '../../catalogue/price-lists/transfer/importing/source-goods.repository.ts'
import type { ExactRecord } from '../client/exact-records.ts'
import { agreedPrices } from './agreed-prices.ts'
import { priceOfProduct } from './price-of-product.ts'

const date = (day: string) => `/Date(${Date.parse(`${day}T00:00:00Z`)})/`
const price = (amount: number, part: ExactRecord = {}): ExactRecord => ({
  ...{ Item: 'i', ItemCode: ' B-1 ', Currency: 'EUR', Price: amount, Quantity: 1, NumberOfItemsPerUnit: 1 },
  ...{ StartDate: date('2019-01-01'), EndDate: null, ...part },
})
const periods = (...records: ExactRecord[]) =>
  agreedPrices(records, '2026-03-02').prices.map(({ from, till, steps }) => [
    from,
    till,
    ...steps.map((step) => `${step.from}: ${step.price}`),
  ])

test('a step that began later counts beside those that were there', () => {
  const later = price(3, { Quantity: 100, StartDate: date('2025-01-01') })
  expect(periods(price(4), later)).toEqual([['2025-01-01', null, '1: 4', '100: 3']])
})

test('what is over is left out, what comes later has its time', () => {
  const passing = price(3, { StartDate: date('2026-06-01'), EndDate: date('2026-06-30') })
  expect(periods(price(4), passing, price(9, { EndDate: date('2018-12-31') }))).toEqual([
    ['2019-01-01', '2026-05-31', '1: 4'],
    ['2026-06-01', '2026-06-30', '1: 3'],
    ['2026-07-01', null, '1: 4'],
  ])
})

test('the last day of a price is one of its days', () => {
  expect(periods(price(4, { EndDate: date('2026-03-02') }))).toEqual([['2019-01-01', '2026-03-02', '1: 4']])
  expect(periods(price(4, { EndDate: date('2026-03-01') }))).toEqual([])
})

test('a time between two that is the same is one', () => {
  const [first, second] = [price(4, { EndDate: date('2026-12-31') }), price(4, { StartDate: date('2027-01-01') })]
  expect(periods(first, second)).toEqual([['2019-01-01', null, '1: 4']])
})

test('a price without a day counts always, one of another currency apart, one of a strange one not', () => {
  const { prices, foreign } = agreedPrices(
    [price(4, { StartDate: null }), price(5, { Currency: 'usd' }), price(6, { Currency: 'SEK' })],
    '2026-03-02',
  )
  expect(prices.map(({ currency, itemCode, from }) => [currency, itemCode, from])).toEqual([
    ['eur', 'B-1', '2000-01-01'],
    ['usd', 'B-1', '2019-01-01'],
  ])
  expect(foreign).toEqual([{ itemCode: 'B-1', currency: 'SEK' }])
})

describe('as prices of the product', () => {
  const product = (part: Partial<SourceGoods> = {}): SourceGoods => ({
    ...{ id: 1, name: 'Bout', sku: 'B-1', code: null, priceUnit: 1, basePrice: null, steps: [] },
    ...part,
  })
  test('they keep the unit of the product where that will do, and take the smallest one else', () => {
    const steps = [{ from: 1, price: 0.5 }]
    expect(priceOfProduct(steps, product({ priceUnit: 100 }))).toEqual({ priceUnit: 100, baseUnitPrice: 50, steps: [] })
    expect(priceOfProduct([{ from: 1, price: 0.0845 }], product())).toMatchObject({
      priceUnit: 100,
      baseUnitPrice: 8.45,
    })
    expect(priceOfProduct([{ from: 1, price: 0.0845003 }], product())).toBeNull()
  })

  test('what everybody pays counts below the first step, whatever it is for', () => {
    const general = product({
      priceUnit: 100,
      basePrice: 60,
      steps: [
        { from: 10, price: 55 },
        { from: 200, price: 30 },
      ],
    })
    expect(priceOfProduct([{ from: 100, price: 0.4 }], general)).toEqual({
      ...{ priceUnit: 100, baseUnitPrice: 60 },
      steps: [
        { from: 1, price: 60 },
        { from: 10, price: 55 },
        { from: 100, price: 40 },
      ],
    })
  })

  test('without such a price it is on request below', () => {
    expect(priceOfProduct([{ from: 100, price: 0.4 }], product())).toEqual({
      ...{ priceUnit: 1, baseUnitPrice: null },
      steps: [{ from: 100, price: 0.4 }],
    })
  })
})
