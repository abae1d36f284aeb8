import type { Product } from '@staffel/shared-api/contract'
import { soldQuantity } from './sold-quantity.ts'

const product = (properties: Readonly<Record<string, string>>): Product => ({
  product_id: 1, product_name: 'x', description: null, sku: null, base_unit_price: 1, staffels: [], product_group_id: null, product_group_name: null, is_visible: true, is_selectable: true,
  stock_type: 'unlimited', stock_value: null, properties: Object.entries(properties).map(([propertyType, value]) => ({ propertyType, value })),
})
const batten = product({ Dikte: '18 mm', Breedte: '45 mm', Lengte: '2400 mm' })
const plate = product({ Dikte: '18 mm', Breedte: '1220 mm', Lengte: '2440 mm' })
const screws = product({ Lengte: '16 mm', Inhoud: '200 stuks' })
const paint = product({ Inhoud: '2,5 L' })

test.each([
  [120, 'm1', batten, { quantity: 50, unit: 'lengtes' }],
  [121, 'm', batten, { quantity: 51, unit: 'lengtes' }],
  [0.1, 'meter', batten, { quantity: 1, unit: 'lengtes' }],
  [65, 'm²', plate, { quantity: 22, unit: 'platen' }],
  [500, 'stuks', screws, { quantity: 3, unit: 'verpakkingen' }],
  [400, 'St.', screws, { quantity: 2, unit: 'verpakkingen' }],
  [12, 'liter', paint, { quantity: 5, unit: 'verpakkingen' }],
])('%d %s of goods that are sold whole: %#', (quantity, unit, goods, sold) => {
  expect(soldQuantity({ quantity, unit }, goods)).toEqual(sold)
})

test.each([
  [120, 'st', batten],
  [3, 'dozen', screws],
  [120, 'm', plate],
  [120, 'm2', batten],
  [5, null, paint],
  [5, 'm', product({})],
  [5, 'm', screws],
])('%d %s is what it is sold in, or nothing tells: %#', (quantity, unit, goods) => {
  expect(soldQuantity({ quantity, unit }, goods)).toBeNull()
})
