import type { OfferItemInput } from '@staffel/shared-api/contract'
import { lineProperties } from './line-properties.ts'
import { sampleLine, sampleProduct } from './testing/sample-lines.ts'

const length = (value: string) => [{ propertyType: 'Lengte', value }]
const item = (part: Partial<OfferItemInput> = {}): OfferItemInput => ({
  id: 'a',
  productId: 7,
  description: 'Balk',
  quantity: 1,
  ...part,
})
const text = item({ productId: null })
const product = sampleProduct({
  properties: [
    { propertyType: 'Lengte', value: '2400 mm', editable: true },
    { propertyType: 'Kleur', value: 'wit' },
  ],
})
const fresh = [...length('2400 mm'), { propertyType: 'Kleur', value: 'wit' }]

describe('the properties of free text', () => {
  const stored = sampleLine({ propertyValues: length('1 m') })

  it('are those sent, else those it had, else none', () => {
    expect(lineProperties({ ...text, propertyValues: length('2 m') }, stored, undefined)).toEqual(length('2 m'))
    expect(lineProperties(text, stored, undefined)).toEqual(length('1 m'))
    expect(lineProperties(text, undefined, undefined)).toEqual([])
  })
})

describe('the properties of a product’s line', () => {
  const stored = sampleLine({ productId: 7, propertyValues: length('3000 mm') })

  it('are those of the product at first', () => {
    expect(lineProperties(item(), undefined, product)).toEqual(fresh)
    expect(lineProperties(item({ propertyValues: [] }), undefined, product)).toEqual(fresh)
  })

  it('stay as they were, unless the line has another product now', () => {
    expect(lineProperties(item(), stored, product)).toEqual(length('3000 mm'))
    expect(lineProperties(item(), { ...stored, productId: 8 }, product)).toEqual(fresh)
  })

  it('become what is sent where the product leaves them open, without the spaces around', () => {
    const sent = [{ propertyType: 'Kleur', value: 'zwart' }, ...length(' 1800 mm ')]
    expect(lineProperties(item({ propertyValues: sent }), undefined, product)).toEqual([
      ...length('1800 mm'),
      { propertyType: 'Kleur', value: 'wit' },
    ])
  })

  it('of a product that is gone are those it had, else those sent, else none', () => {
    const sent = item({ propertyValues: length('2 m') })
    expect(lineProperties(sent, stored, undefined)).toEqual(length('3000 mm'))
    expect(lineProperties(sent, undefined, undefined)).toEqual(length('2 m'))
    expect(lineProperties(sent, { ...stored, productId: 8 }, undefined)).toEqual(length('2 m'))
    expect(lineProperties(item(), undefined, undefined)).toEqual([])
  })
})
