import { sampleProduct } from '../../../testing/samples.ts'
import { lineOfProduct, withOwnPrice, withProduct } from './draftLines.ts'

const plain = sampleProduct({ staffels: [], base_unit_price: 2 })
const listed = sampleProduct({
  staffels: [],
  base_unit_price: 150,
  price_unit: 100,
  price_list: { id: 4, name: 'Jaarafspraak' },
})

const tax = { regime: 'domestic', rate: 21 } as const

describe('a line whose customer has a price list', () => {
  it('costs what the list says, and goes back to the product without it', () => {
    const line = withProduct(lineOfProduct(plain, tax), listed)
    expect(line).toMatchObject({
      unitPrice: 150,
      priceUnit: 100,
      priceSource: 'list',
      priceListName: 'Jaarafspraak',
      usedStaffelId: null,
      total: 1.5,
    })
    const back = withProduct(line, plain)
    expect(back).toMatchObject({ unitPrice: 2, priceUnit: 1, priceSource: 'base', total: 2 })
    expect(back.priceListName).toBeUndefined()
  })

  it('stays the very same where it has that ladder already', () => {
    const line = lineOfProduct(listed, tax)
    expect(withProduct(line, listed)).toBe(line)
  })

  it('keeps a price that somebody typed, beside what the list says', () => {
    const line = withProduct(withOwnPrice(lineOfProduct(plain, tax), 1.2), listed)
    expect(line).toMatchObject({ unitPrice: 1.2, priceUnit: 1, priceSource: 'manual', listPrice: 1.5 })
  })

  it('costs the seller as much as its product says', () => {
    const known = { ...plain, cost_price: 1 }
    const line = withProduct(lineOfProduct(known, tax), { ...listed, cost_price: 100 })
    expect(line.cost).toEqual({ price: 100, priceUnit: 100 })
    expect(withProduct(lineOfProduct(plain, tax), listed).cost).toBeUndefined()
  })
})
