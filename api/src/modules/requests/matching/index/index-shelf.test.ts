import { indexShelf } from './index-shelf.ts'
import type { MatchableProduct } from '../matching.types.ts'

const product = (id: number, name: string): MatchableProduct => ({
  id,
  name,
  description: '',
  sku: null,
  externalItemCode: null,
  properties: [],
  priced: true,
})
const bolts = Array.from({ length: 4 }, (_, place) => product(place + 1, `Slotbout M8x${(place + 1) * 10} verzinkt`))

const question = { kind: 'match', lines: [{ searchLine: 'slotbout M8x20' }] } as const

function shelfOf(limits: { readonly tenants: number; readonly products: number }) {
  const shelf = indexShelf(limits)
  return {
    shelf,
    load: (tenantId: number, products = bolts, revision = 'a') =>
      shelf({ kind: 'load', tenantId, revision, products, isFirst: true, question }),
    find: (tenantId: number, revision = 'a') => shelf({ tenantId, revision, ...question }),
  }
}

test('a catalogue in portions answers once its last portion has come, with the revision that it was loaded as', () => {
  const { shelf, find } = shelfOf({ tenants: 2, products: 100 })
  const portion = { kind: 'load', tenantId: 1, revision: 'a' } as const
  expect(shelf({ ...portion, products: bolts.slice(0, 2), isFirst: true, question: null })).toEqual({ loaded: true })
  expect(find(1)).toEqual({ absent: true })
  expect(shelf({ ...portion, products: bolts.slice(2), isFirst: false, question })).toMatchObject({
    found: [[{ productId: 2 }]],
  })
  expect(find(1)).toMatchObject({ found: [[{ productId: 2 }]] })
  expect(find(1, 'b')).toEqual({ absent: true })
})

test('a portion of a catalogue whose first one never came is refused', () => {
  const { shelf } = shelfOf({ tenants: 2, products: 100 })
  expect(shelf({ kind: 'load', tenantId: 1, revision: 'a', products: bolts, isFirst: false, question })).toEqual({
    absent: true,
  })
})

test('the least recently used makes room, for tenants and for products', () => {
  const few = shelfOf({ tenants: 2, products: 100 })
  few.load(1)
  few.load(2)
  few.find(1)
  few.load(3)
  expect([1, 2, 3].map((tenantId) => 'found' in few.find(tenantId))).toEqual([true, false, true])
  const small = shelfOf({ tenants: 8, products: 6 })
  small.load(1)
  small.load(2)
  expect([1, 2].map((tenantId) => 'found' in small.find(tenantId))).toEqual([false, true])
})

test('a catalogue above all limits is held while it is the newest', () => {
  const { load, find } = shelfOf({ tenants: 1, products: 2 })
  load(1)
  expect(find(1)).toMatchObject({ found: [[{ productId: 2 }]] })
})
