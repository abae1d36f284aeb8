import type { OfferItemInput } from '@staffel/shared-api/contract'
import { asTenant } from '../../../db/tenant-transaction.ts'
import { answeringDb } from '../../../testing/answering-db.ts'
import { offerSettingsRepository } from '../store/offer-settings.repository.ts'
import { priceTemplate } from './price-template.ts'
import { sampleProduct } from './testing/sample-lines.ts'

const line = (part: Partial<OfferItemInput> = {}): OfferItemInput => ({
  id: 'a',
  productId: 7,
  description: 'Balk',
  quantity: 2,
  ...part,
})

async function priced(...items: OfferItemInput[]) {
  const { db } = answeringDb(() => [])
  const productsById = jest.fn().mockResolvedValue(new Map([[7, sampleProduct()]]))
  const made = await asTenant(db, { tenantId: 1 }, (tx) =>
    priceTemplate(tx, 1, { items, withCosts: false }, { productsById, settings: offerSettingsRepository }),
  )
  return { ...made, asked: productsById.mock.calls[0]?.slice(1) }
}

describe('the lines of a template', () => {
  it('cost what they cost today, under ids of their own', async () => {
    const { items, missing } = await priced(line(), line({ id: 'b' }))
    expect(items).toMatchObject([
      { productId: 7, description: 'Balk', unitPrice: 10, total: 20, taxRate: 21, product: { product_name: 'Balk' } },
      { productId: 7, total: 20 },
    ])
    expect(missing).toEqual([])
    const ids = items.map(({ id }) => id)
    expect(new Set([...ids, 'a', 'b']).size).toBe(4)
  })

  it('ask for each product once, and not for text', async () => {
    const text = line({ productId: null, description: 'Zagen' })
    const { asked, items, missing } = await priced(line(), line({ id: 'b' }), text)
    expect(asked).toEqual([1, [7]])
    expect(items[2]).toMatchObject({ productId: null, description: 'Zagen' })
    expect(items[2]).not.toHaveProperty('product')
    expect(missing).toEqual([])
  })

  it('keep the prices that were set in it, whoever uses it', async () => {
    const { items } = await priced(line({ unitPrice: 7.5, priceSource: 'manual' }))
    expect(items).toMatchObject([{ unitPrice: 7.5, total: 15 }])
  })

  it('become free text where the product is gone, and say so', async () => {
    const { items, missing } = await priced(
      line({ productId: 8, description: 'Plank' }),
      line({ productId: 9, description: '' }),
    )
    expect(items).toMatchObject([
      { productId: null, description: 'Plank' },
      { productId: null, description: '#9' },
    ])
    expect(missing).toEqual(['Plank', ''])
  })
})
