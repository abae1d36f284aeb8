import type { Staffel } from '@staffel/shared-api/contract'
import type { PriceListEntry } from '@staffel/shared-api/rules'
import { asTenant } from '../../../db/tenant-transaction.ts'
import { answeringDb } from '../../../testing/answering-db.ts'
import { productsFor } from './products-for.ts'
import { sampleProduct } from './testing/sample-lines.ts'

/** A list of the customer, of the second of May alone, where the tenant is. */
const listed = (part: Partial<PriceListEntry['list']> = {}): PriceListEntry<Staffel> => ({
  list: {
    ...{ id: 3, name: 'Afspraken', owner: 'organization', currency: 'eur' },
    ...{ validFrom: '2026-05-02', validTill: '2026-05-02', ...part },
  },
  ...{ productId: 7, productGroupId: null, price: { base_unit_price: 6, price_unit: 1, staffels: [] } },
})

/** Which base prices a customer finds, by product, just after midnight in Amsterdam. */
async function prices(organizationId: number | null, entries: readonly PriceListEntry<Staffel>[]) {
  const { db } = answeringDb(({ sql }) => (sql.includes('"time_zone"') ? [{ time_zone: 'Europe/Amsterdam' }] : []))
  const products = new Map([7, 8].map((product_id) => [product_id, sampleProduct({ product_id })]))
  const pricesOf = jest.fn().mockResolvedValue(entries)
  const found = await asTenant(db, { tenantId: 1 }, (tx) =>
    productsFor(
      tx,
      1,
      [7, 8],
      { organizationId, currency: 'eur' },
      { productsById: () => Promise.resolve(products), pricesOf, now: () => new Date('2026-05-01T22:30:00Z') },
    ),
  )
  const asked: unknown[] = pricesOf.mock.calls.map(([, ...rest]: readonly unknown[]) => rest)
  return { found: [...found].map(([id, { base_unit_price: price }]) => [id, price]), asked }
}

test.each([
  [
    'pays by its list',
    5,
    [listed()],
    [
      [7, 6],
      [8, 12],
    ],
  ],
  [
    'does not pay by a list of another day',
    5,
    [listed({ validFrom: '2026-05-03' })],
    [
      [7, 12],
      [8, 12],
    ],
  ],
  [
    'does not pay by a list in another currency',
    5,
    [listed({ currency: 'usd' })],
    [
      [7, 12],
      [8, 12],
    ],
  ],
  [
    'without a list pays as anybody',
    5,
    [],
    [
      [7, 12],
      [8, 12],
    ],
  ],
  [
    'that is nobody yet pays as anybody',
    null,
    [listed()],
    [
      [7, 12],
      [8, 12],
    ],
  ],
] as const)('a customer %s', async (_what, organizationId, entries, expected) => {
  const { found, asked } = await prices(organizationId, entries)
  expect(found).toEqual(expected)
  expect(asked).toEqual(organizationId === null ? [] : [[1, 5, [7, 8]]])
})
