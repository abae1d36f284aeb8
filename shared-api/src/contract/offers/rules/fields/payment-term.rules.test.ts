import { printedPaymentTerm, usualPaymentTerm } from './payment-term.rules.ts'

describe('the payment term on a document', () => {
  it.each([
    [0, 'direct', 'immediate'],
    [1, '1 dag', '1 day'],
    [30, '30 dagen', '30 days'],
  ])('of %d days is read as %s, and as %s', (days, nl, en) => {
    expect(printedPaymentTerm(days, 'nl')).toEqual({ name: 'Betalingstermijn', value: nl })
    expect(printedPaymentTerm(days, 'en')).toEqual({ name: 'Payment term', value: en })
  })

  it('is not there where the offer has none', () => expect(printedPaymentTerm(null, 'nl')).toBeNull())
})

describe('the payment term of a new offer', () => {
  it('is what was agreed with its customer, at once included', () => {
    expect(usualPaymentTerm({ payment_term_days: 60 }, 30)).toBe(60)
    expect(usualPaymentTerm({ payment_term_days: 0 }, 30)).toBe(0)
  })

  it.each([[null], [{}], [{ payment_term_days: null }]])('is else that of the seller: %j', (customer) =>
    expect(usualPaymentTerm(customer, 30)).toBe(30),
  )
})
