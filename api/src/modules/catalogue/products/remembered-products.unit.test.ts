import type { Product } from '@staffel/shared-api/contract'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { rememberedProducts } from './remembered-products.ts'

/** Enough of a product for the memory, which looks at nothing else. */
const product = (id: number, description: string) => ({ product_id: id, description }) as Product

function remembering(description: string) {
  const read: number[] = []
  const byId = rememberedProducts(
    {
      productRows: () => Promise.resolve([]),
      productStates: (_tx, _tenant, ids) => Promise.resolve(new Map(ids.map((id) => [id, '1 1']))),
    },
    (_tx, _tenant, ids) => {
      read.push(...ids)
      return Promise.resolve(ids.map((id) => product(id, description)))
    },
  )
  return { read, byId: async () => (await byId({} as Tx, 1, [7])).get(7)?.description }
}

test('a product that stays as it is is read once', async () => {
  const { read, byId } = remembering('Zeskantbout')
  expect([await byId(), await byId()]).toEqual(['Zeskantbout', 'Zeskantbout'])
  expect(read).toEqual([7])
})

test('one with a long description is read each time, so that nobody fills the memory of the server with them', async () => {
  const long = 'é'.repeat(10_000)
  const { read, byId } = remembering(long)
  expect([await byId(), await byId()]).toEqual([long, long])
  expect(read).toEqual([7, 7])
})
