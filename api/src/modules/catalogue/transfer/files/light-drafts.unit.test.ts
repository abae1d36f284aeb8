import type { ProductField } from '@staffel/shared-api/contract'
import { text } from '../../../../texts/text.ts'
import type { ProductDraft } from '../transfer-draft.types.ts'
import { lightDrafts } from './light-drafts.ts'

const draft = (row: number, ...fields: readonly ProductField[]): ProductDraft => ({
  ...{ row, sku: `S-${row}`, productId: null, tierRows: [row] },
  group: 'Bouten',
  fields: { name: 'Bout' },
  tiers: [{ variantCode: null, minQuantity: 1, maxQuantity: null, unitPrice: 1 }],
  problems: fields.map((field) => ({ row, field, message: text('field.required') })),
})

describe('what is sent on of a file that was read', () => {
  it('is a product without mistakes as it is', () => {
    expect(lightDrafts([draft(2)])).toEqual([draft(2)])
  })

  it('is of a product with a mistake who it is and what is wrong with it', () => {
    const { row, sku, productId, problems } = draft(2, 'name')
    expect(lightDrafts([draft(2, 'name')])).toEqual([{ row, sku, productId, fields: {}, tierRows: [], problems }])
  })

  it('is all of a product whose mistakes are in its cost: who sees no costs has none', () => {
    expect(lightDrafts([draft(2, 'costPrice')])).toEqual([draft(2, 'costPrice')])
  })

  it('is one mistake at least of each product, and of all not many more than are told', () => {
    const many = draft(2, ...Array.from({ length: 60_000 }, () => 'costPrice' as const), 'name')
    const light = lightDrafts([many, draft(3, 'costPrice', 'name', 'sku'), draft(4, 'costPrice', 'costPrice')])
    expect(light[0]?.problems.length).toBe(5_001)
    expect(light.map(({ problems }) => problems.at(-1)?.field)).toEqual(['name', 'name', 'costPrice'])
    expect(light.slice(1).map(({ problems }) => problems.length)).toEqual([1, 1])
  })
})
