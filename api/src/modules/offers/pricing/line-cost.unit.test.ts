import { input, priced, stored, text } from './testing/priced-lines.ts'
import { sampleProduct } from './testing/sample-lines.ts'

const costing = (cost_price: number | null) => ({ catalogue: [sampleProduct({ cost_price, price_unit: 100 })] })
const before = stored({ cost: { price: 4, priceUnit: 10 } })

describe('what a line costs', () => {
  it('is what its product costs now, for as many as that is priced for', () => {
    expect(priced(input(), costing(6))).toMatchObject({ cost: { price: 6, priceUnit: 100 } })
    expect(priced(input(), { ...costing(6), before })).toMatchObject({ cost: { price: 6, priceUnit: 100 } })
  })

  it('is known of something that costs nothing', () => {
    expect(priced(input(), costing(0))).toMatchObject({ cost: { price: 0, priceUnit: 100 } })
  })

  it('is not known of a product without a cost, of free text and of a heading', () => {
    expect(priced(input(), { ...costing(null), before })).toMatchObject({ cost: null })
    expect(priced(input())).toMatchObject({ cost: null })
    expect(priced(text(), { ...costing(6), before })).toMatchObject({ cost: null })
    expect(priced(input({ kind: 'section' }), costing(6))).toMatchObject({ cost: null })
  })

  it('is what it was once the product has left the catalogue, but not that of another one', () => {
    expect(priced(input(), { catalogue: [], before })).toMatchObject({ cost: { price: 4, priceUnit: 10 } })
    expect(priced(input(), { catalogue: [], before: { ...before, productId: 8 } })).toMatchObject({ cost: null })
    expect(priced(input(), { catalogue: [] })).toMatchObject({ cost: null })
  })

  it('is not known in another currency, nor said by who sends the line', () => {
    expect(priced(input(), { ...costing(6), knowsCosts: false })).toMatchObject({ cost: null })
    expect(priced(input(), { catalogue: [], before, knowsCosts: false })).toMatchObject({ cost: null })
    expect(priced(input({ cost: { price: 1, priceUnit: 1 } }), costing(6))).toMatchObject({ cost: { price: 6 } })
  })
})
