import { asTenant } from '../../../db/tenant-transaction.ts'
import { answeringDb } from '../../../testing/answering-db.ts'
import { offerSettingsRepository as settings } from '../store/offer-settings.repository.ts'
import { draftValues, type DraftLines } from './draft-values.ts'
import { sampleProduct } from './testing/sample-lines.ts'

const rule = {
  ...{ id: 4, kind: 'percentage', name_nl: 'Toeslag', name_en: 'Surcharge', amount_cents: 0, percentage: '10' },
  ...{ tax_rate: null, threshold_cents: null },
}
const line = (id: string, productId: number | null, quantity: number) => ({ id, productId, description: 'x', quantity })
const tiers = [
  { staffelId: 1, variantCode: null, minQuantity: 1, maxQuantity: 9, unitPrice: 10 },
  { staffelId: 2, variantCode: null, minQuantity: 10, maxQuantity: null, unitPrice: 8 },
]

/** What each of several drafts comes to, and what was asked for it. */
async function valued(drafts: readonly DraftLines[]) {
  const { db } = answeringDb(({ sql }) => {
    if (sql.includes('from "surcharge_rule"')) return [rule]
    return sql.includes('from "tenant"') ? [{ time_zone: 'Europe/Amsterdam' }] : []
  })
  const product = (product_id: number) => sampleProduct({ product_id, tier_group: 'M8', staffels: tiers })
  const productsById = jest.fn().mockResolvedValue(new Map([7, 8].map((id) => [id, product(id)])))
  const pricesOf = jest.fn().mockResolvedValue([])
  const now = () => new Date('2026-05-01T20:00:00Z')
  const values = await asTenant(db, { tenantId: 1 }, async (tx) =>
    drafts.map(await draftValues(tx, 1, drafts, { settings, productsById, pricesOf, now })),
  )
  return {
    values,
    products: productsById.mock.calls.map(([, , ids]: readonly unknown[]) => ids),
    prices: pricesOf.mock.calls.map(([, , customer, ...ids]: readonly unknown[]) => [customer, ...ids]),
  }
}

test('drafts come to what their lines and surcharges would, with lines that count together', async () => {
  const { values } = await valued([
    { items: [line('a', 7, 6), line('b', 8, 4), line('c', null, 3)], organizationId: null },
    { items: [line('a', 7, 6)], organizationId: 5 },
    { items: [], organizationId: 5 },
  ])
  expect(values.map(({ value }) => value)).toEqual([
    { lines: 80, surcharges: 8, subtotal: 88 },
    { lines: 60, surcharges: 6, subtotal: 66 },
    { lines: 0, surcharges: 0, subtotal: 0 },
  ])
  expect(values.map(({ counts }) => [...counts])).toEqual([
    [
      ['a', { quantity: 10, lines: 2 }],
      ['b', { quantity: 10, lines: 2 }],
    ],
    [['a', { quantity: 6, lines: 1 }]],
    [],
  ])
})

test('what several drafts need is asked for once, and prices of each customer for what it asks for', async () => {
  const { products, prices } = await valued([
    { items: [line('a', 7, 6), line('b', 7, 1), line('c', null, 1)], organizationId: 5 },
    { items: [line('a', 8, 6)], organizationId: 5 },
    { items: [line('a', 7, 6)], organizationId: null },
  ])
  expect(products).toEqual([[7, 8]])
  expect(prices).toEqual([
    [5, [7, 8]],
    [null, [7]],
  ])
})
