import { lineTotal } from './lineTotal.ts'
import { amountAt, netUnitPrice, taxOn } from './netUnitPrice.ts'

it('keeps every decimal of a price for many, and of a discount', () => {
  expect(netUnitPrice({ unitPrice: 8.45, priceUnit: 100 })).toBe(0.0845)
  expect(netUnitPrice({ unitPrice: 0.07, priceUnit: 1000, discountPct: 12.34 })).toBe(0.000061362)
})

it('comes, times the quantity, to what the line comes to', () => {
  for (const line of [
    { quantity: 2500, unitPrice: 8.45, priceUnit: 100, discountPct: 2.5 },
    { quantity: 0.5, unitPrice: 2.01, priceUnit: 1, discountPct: 0 },
    { quantity: 3, unitPrice: 24, priceUnit: 1, discountPct: 16.66 },
    { quantity: 1234.567, unitPrice: 99_999.99, priceUnit: 1000, discountPct: 33.33 },
  ] as const)
    expect(amountAt(line.quantity, netUnitPrice(line))).toBe(lineTotal(line))
})

it('rounds the tax of one amount half away from zero', () => {
  expect([taxOn(0.5, 21), taxOn(-0.5, 21), taxOn(100, 0)]).toEqual([0.11, -0.11, 0])
})
