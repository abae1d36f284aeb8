import { isAsked, issueProblems } from './issueProblems.ts'

const today = '2026-05-01'
const sound = {
  hasCustomer: true,
  validUntil: '2026-06-01',
  items: [{ quantity: 1, unitPrice: 10 }],
  zeroPriceConfirmed: false,
  linesConfirmed: false,
  quantitiesConfirmed: false,
}

describe('issueProblems', () => {
  it('has none for a sound offer', () => {
    expect(issueProblems(sound, today)).toEqual([])
  })

  it.each([
    ['no customer', { hasCustomer: false }, [{ field: 'offer.customer', code: 'CUSTOMER_MISSING' }]],
    ['no lines', { items: [] }, [{ field: 'offer.items', code: 'NO_LINES' }]],
    [
      'only a heading',
      { items: [{ quantity: 0, unitPrice: 0, kind: 'section' as const }] },
      [{ field: 'offer.items', code: 'NO_LINES' }],
    ],
    ['no date', { validUntil: null }, [{ field: 'offer.validUntil', code: 'VALID_UNTIL_MISSING' }]],
    ['a date in the past', { validUntil: '2026-04-30' }, [{ field: 'offer.validUntil', code: 'VALID_UNTIL_PAST' }]],
    [
      'a date over a year away',
      { validUntil: '2027-05-02' },
      [{ field: 'offer.validUntil', code: 'VALID_UNTIL_TOO_FAR' }],
    ],
  ])('refuses %s', (_, change, problems) => {
    expect(issueProblems({ ...sound, ...change }, today)).toEqual(problems)
  })

  it('names the lines without quantity or price by their place among all lines', () => {
    const items = [
      { quantity: 1, unitPrice: 0, kind: 'text' as const },
      { quantity: 0, unitPrice: 10 },
      { quantity: 1, unitPrice: 0 },
    ]
    const zeroQuantity = { field: 'offer.items.1.quantity', code: 'QUANTITY_ZERO' }
    const zeroPrice = { field: 'offer.items.2.unitPrice', code: 'PRICE_ZERO' }
    expect(issueProblems({ ...sound, items }, today)).toEqual([zeroQuantity, zeroPrice])
    expect(issueProblems({ ...sound, items, zeroPriceConfirmed: true }, today)).toEqual([zeroQuantity])
  })

  it('is asked once whether lines that ask for it are right', () => {
    const items = [
      { quantity: 1, unitPrice: 10 },
      { quantity: 1, unitPrice: 10, toConfirm: 'match' },
    ]
    expect(issueProblems({ ...sound, items }, today)).toEqual([
      { field: 'offer.items.1.toConfirm', code: 'LINE_UNCONFIRMED' },
    ])
    expect(issueProblems({ ...sound, items, linesConfirmed: true }, today)).toEqual([])
  })

  it('asks once whether a quantity is meant that the product is not sold in', () => {
    const packs = { order_multiple: 100, min_order_quantity: 200 }
    const items = [
      { quantity: 300, unitPrice: 10, product: packs },
      { quantity: 250, unitPrice: 10, product: packs },
      { quantity: 100, unitPrice: 10, product: packs },
      { quantity: 0, unitPrice: 10, product: packs },
      { quantity: 250, unitPrice: 10 },
    ]
    const zero = { field: 'offer.items.3.quantity', code: 'QUANTITY_ZERO' }
    expect(issueProblems({ ...sound, items }, today)).toEqual([
      { field: 'offer.items.1.quantity', code: 'QUANTITY_UNEVEN' },
      { field: 'offer.items.2.quantity', code: 'QUANTITY_UNEVEN' },
      zero,
    ])
    expect(issueProblems({ ...sound, items, quantitiesConfirmed: true }, today)).toEqual([zero])
  })

  it('asks about prices of 0, lines to confirm and quantities, and about nothing else', () => {
    expect(['PRICE_ZERO', 'LINE_UNCONFIRMED', 'QUANTITY_UNEVEN', 'QUANTITY_ZERO', 'NO_LINES'].filter(isAsked)).toEqual([
      'PRICE_ZERO',
      'LINE_UNCONFIRMED',
      'QUANTITY_UNEVEN',
    ])
  })
})
