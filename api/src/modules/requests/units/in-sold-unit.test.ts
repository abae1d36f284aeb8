import type { Product } from '@staffel/shared-api/contract'
import { inSoldUnit } from './in-sold-unit.ts'
import { cpuMilliseconds } from '../../../testing/cpu-milliseconds.ts'

const product = (
  product_name: string,
  description: string,
  properties: Readonly<Record<string, string>> = {},
): Pick<Product, 'product_name' | 'description' | 'properties'> => ({
  product_name,
  description,
  properties: Object.entries(properties).map(([propertyType, value]) => ({ propertyType, value })),
})
const batten = product('Vuren lat 18x45', 'Prijs per stuk.', { Dikte: '18 mm', Breedte: '45 mm', Lengte: '2400 mm' })
const plate = product('MDF plaat 18 mm', 'Prijs per plaat.', { Dikte: '18 mm', Breedte: '1220 mm', Lengte: '2440 mm' })
const screws = product('Schroef 4x16 doos 200 stuks', 'Doos a 200 stuks.', { Lengte: '16 mm', Inhoud: '200 stuks' })
const paint = product('Lakverf wit 2,5 L', 'Inhoud 2,5 liter.', { Inhoud: '2,5 L' })
const tile = product('Vloertegel 60x60', 'Prijs per m2.', { Afmeting: '60x60 cm' })
const tileByPallet = product('Vloertegel 60x60', 'Prijs per m2. 40 m2 per pallet.', { Afmeting: '60x60 cm' })
const bolt = product('Zeskantbout M8x40', 'Zeskantbout, metrisch M8. Prijs per stuk.', { Lengte: '40 mm' })
const packedBolt = product('Zeskantbout M8x40', 'Zeskantbout. Verpakt in een doos van 500 stuks. Prijs per stuk.', {
  Lengte: '40 mm',
})
const cement = product('Cement 25 kg', '')
const tape = product('Afplaktape 50 mm rol', '')

test.each([
  [120, 'm1', batten, { quantity: 50, unit: 'lengtes' }],
  [121, 'm', batten, { quantity: 51, unit: 'lengtes' }],
  [0.1, 'meter', batten, { quantity: 1, unit: 'lengtes' }],
  [65, 'm²', plate, { quantity: 22, unit: 'platen' }],
  [500, 'stuks', screws, { quantity: 3, unit: 'verpakkingen' }],
  [400, 'St.', screws, { quantity: 2, unit: 'verpakkingen' }],
  [500, null, screws, { quantity: 3, unit: 'verpakkingen' }],
  [12, 'liter', paint, { quantity: 5, unit: 'verpakkingen' }],
  [500, 'kg', cement, { quantity: 20, unit: 'verpakkingen' }],
  [1, 'ton', cement, { quantity: 40, unit: 'verpakkingen' }],
  [40, 'stuks', tile, { quantity: 14.4, unit: 'm2' }],
  [2, 'pallets', tileByPallet, { quantity: 80, unit: 'm2' }],
  [5, 'dozen', packedBolt, { quantity: 2500, unit: 'stuks' }],
  [1, 'm3', batten, { quantity: 515, unit: 'stuks' }],
])('%d %s of goods that are sold in another unit, and what that is: %#', (quantity, unit, goods, sold) => {
  expect(inSoldUnit({ quantity, unit }, goods)).toEqual(sold)
})

test.each([
  [8, 'dozen', '8 dozen à 100 stuks bouten M8x40', bolt, { quantity: 800, unit: 'stuks' }],
  [8, 'dozen', '8 dozen à 100 stuks schroeven 4x16', screws, { quantity: 4, unit: 'verpakkingen' }],
  [8, 'dozen', '8 dozen à 200 stuks schroeven 4x16', screws, null],
  [10, null, '10x doos schroeven 4x16', screws, null],
  [3, 'pallets', '3 pallets van 45 m2 vloertegel', tile, { quantity: 135, unit: 'm2' }],
  [4, 'blikken', '4 blikken van 2,5 l lakverf', paint, null],
])('%d %s, and the line says what a packing holds: %s', (quantity, unit, searchLine, goods, sold) => {
  expect(inSoldUnit({ quantity, unit, searchLine }, goods)).toEqual(sold)
})

test.each([
  [2, 'pallets', tile, 'm2'],
  [2, 'pallets', plate, 'stuks'],
  [2, 'bigbags', bolt, 'stuks'],
  [5, 'dozen', bolt, 'stuks'],
  [3, 'pakken', plate, 'stuks'],
  [3, 'rollen', bolt, 'stuks'],
  [4, 'emmers', bolt, 'stuks'],
  [2, 'bundels', batten, 'stuks'],
  [2, 'sets', bolt, 'stuks'],
  [120, 'm', plate, 'stuks'],
  [120, 'm2', batten, 'stuks'],
  [5, 'm', bolt, 'stuks'],
  [10, 'kg', bolt, 'stuks'],
  [2, 'pallets', screws, 'verpakkingen'],
  [5, 'm', screws, 'verpakkingen'],
  [3, 'colli', bolt, 'stuks'],
])('%d %s of what is sold in another unit, and nothing tells: %#', (quantity, unit, goods, own) => {
  expect(inSoldUnit({ quantity, unit }, goods)).toEqual({ quantity: null, unit: own })
})

test.each([
  [120, 'st', batten],
  [120, null, bolt],
  [12, 'lengtes', batten],
  [6, 'platen', plate],
  [3, 'dozen', screws],
  [3, 'verpakkingen', screws],
  [3, 'verpakkingen', paint],
  [5, null, paint],
  [5, 'blikken', paint],
  [5, 'emmers', paint],
  [25, 'zakken', cement],
  [22, 'm2', tile],
  [3, 'rollen', tape],
  [3, 'st', tape],
  [12, 'kokers', product('Stalen koker 40x40x3', '')],
])('%d %s is what it is sold in: %#', (quantity, unit, goods) => {
  expect(inSoldUnit({ quantity, unit }, goods)).toBeNull()
})

test('takes time in proportion to the length of the words', () => {
  for (const hostile of [
    'doos 200 '.repeat(2000),
    'a'.repeat(20_000),
    '1'.repeat(20_000),
    'doos '.repeat(4000),
    '1 '.repeat(9000),
    '1.000'.repeat(4000),
    'doos van '.repeat(2000),
  ]) {
    const spent = cpuMilliseconds(() => {
      inSoldUnit({ quantity: 1, unit: 'dozen', searchLine: hostile }, product(hostile, hostile))
    })
    expect(spent).toBeLessThan(300)
  }
})
