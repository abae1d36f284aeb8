import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import {
  listOffers,
  listUsers,
  loadProfile,
  Nullable,
  OfferFilters,
  OfferInput,
  OfferStatusInput,
  SignatureInput,
  Words,
} from './index.ts'

const fits = (schema: TSchema, value: unknown) => Compile(schema).Check(value)

describe('a query of the offers list', () => {
  it.each([{}, { page: 1, limit: 100, sort_by: 'amount', sort_dir: 'asc', tenant_id: 1 }])('may be %j', (query) => {
    expect(fits(listOffers.query, query)).toBe(true)
  })

  it.each([
    { limit: 101 },
    { limit: 0 },
    { page: 0 },
    { page: 1.5 },
    { sort_by: 'id' },
    { sort_dir: 'up' },
    { colour: 'red' },
    { tenant_id: 2 ** 53 },
  ])('may not be %j', (query) => {
    expect(fits(listOffers.query, query)).toBe(false)
  })

  it.each([
    { status: 'all' },
    { date_from: '2026-02-30' },
    { date_till: '0000-01-01' },
    { search: 'x'.repeat(201) },
    { search: 'a\u0000b' },
    { sql: '' },
  ])('may not filter by %j', (filters) => {
    expect(fits(OfferFilters, filters)).toBe(false)
  })
})

describe('an offer to save', () => {
  const item = { id: 'a1', description: 'Bout', quantity: 2.5 }

  it('needs no more than the lines themselves', () => {
    expect(fits(OfferInput, { items: [item] })).toBe(true)
  })

  it('takes back lines as they were answered', () => {
    const answered = {
      ...item,
      kind: 'item',
      productId: 7,
      unitPrice: 1.5,
      total: 3.75,
      discountPct: 0,
      taxRate: 21,
      propertyValues: [{ propertyType: 'Kleur', value: 'rood' }],
      isSurcharge: false,
      optional: false,
      selected: false,
      variantCode: null,
      usedStaffelId: 3,
      listPrice: 1.5,
      priceSource: 'tier',
      priceSticky: false,
      overridden: false,
    }
    expect(fits(OfferInput, { items: [answered] })).toBe(true)
  })

  it('takes a discount on the whole and a customer that is new', () => {
    expect(
      fits(OfferInput, {
        discount: { percent: 2.5 },
        customer: { new: { name: 'Jansen', contact: { name: 'Ans' }, address: { city: 'Utrecht' } } },
      }),
    ).toBe(true)
  })

  it.each([
    ['201 lines', { items: Array.from({ length: 201 }, () => item) }],
    ['a negative quantity', { items: [{ ...item, quantity: -1 }] }],
    ['a negative price', { items: [{ ...item, unitPrice: -0.01 }] }],
    ['a discount above 100 %', { items: [{ ...item, discountPct: 100.01 }] }],
    ['a number as text', { items: [{ ...item, quantity: '2' }] }],
    ['a status', { status: 'accepted' }],
    ['totals', { totals: {} }],
    ['an unknown currency', { currency: 'chf' }],
    ['two discounts in one', { discount: { percent: 5, amount: 5 } }],
    ['a new customer without a name', { customer: { new: { email: 'a@b.example' } } }],
  ])('may not hold %s', (_, offer) => {
    expect(fits(OfferInput, offer)).toBe(false)
  })
})

describe("a customer's yes", () => {
  const yes = { name: 'Ans Jansen', email: 'ans@jansen.example', agree: true, version: 1, total: 60.5 }

  it.each([
    ['without a signature, where none is asked for', yes],
    ['typed', { ...yes, signature: { type: 'typed', data: 'Ans Jansen' } }],
    [
      'drawn, with a choice of lines and an order number',
      {
        ...yes,
        signature: { type: 'drawn', data: 'data:image/png;base64,iVBO' },
        selected_optional: ['a1', 'sur:4'],
        po_number: 'PO-7',
        function: 'Inkoop',
      },
    ],
  ])('may be %s', (_, input) => {
    expect(fits(SignatureInput, input)).toBe(true)
  })

  it.each([
    ['without agreeing', { ...yes, agree: false }],
    ['without a name', { ...yes, name: '' }],
    ['without what was seen', { ...yes, total: undefined }],
    ['with a drawing beyond measure', { ...yes, signature: { type: 'drawn', data: 'x'.repeat(200_001) } }],
  ])('may not come %s', (_, input) => {
    expect(fits(SignatureInput, JSON.parse(JSON.stringify(input)))).toBe(false)
  })

  it('as staff notes it, cannot claim to be the link or a state that is derived', () => {
    const noted = {
      status: 'accepted',
      rev: 2,
      version: 1,
      channel: 'phone',
      accepted_by: 'Ans',
      accepted_on: '2026-05-01',
    }
    const others = [noted, { ...noted, channel: 'link' }, { ...noted, status: 'expired' }, { ...noted, rev: undefined }]
    expect(others.map((input) => fits(OfferStatusInput, JSON.parse(JSON.stringify(input))))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

describe('schemas of the kit', () => {
  it('allow null beside what they wrap, enumerations and objects included', () => {
    const words = Nullable(Words(['a', 'b']))
    expect(['a', null, 'c', undefined].map((value) => fits(words, value))).toEqual([true, true, false, false])
    const object = Nullable(listUsers.response)
    expect(
      [null, { users: [], usersPagingParams: { total: 0, limit: 10, offset: 0 } }, []].map((value) =>
        fits(object, value),
      ),
    ).toEqual([true, true, false])
  })

  it('let the profile of a refused user through', () => {
    expect(loadProfile.response.required).toEqual(expect.arrayContaining(['allowed', 'message', 'redirectAfterLogin']))
  })
})
