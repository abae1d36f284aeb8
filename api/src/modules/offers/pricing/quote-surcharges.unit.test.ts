import type { OfferItemInput, TaxRegime } from '@staffel/shared-api/contract'
import { asTenant } from '../../../db/tenant-transaction.ts'
import { answeringDb } from '../../../testing/answering-db.ts'
import { sampleCaller } from '../../../testing/sample-caller.ts'
import { rowOfLine, type OfferLine } from '../store/offer-line.ts'
import { offerSettingsRepository as settings } from '../store/offer-settings.repository.ts'
import { offerRepository as offers } from '../store/offer.repository.ts'
import { quoteSurcharges } from './quote-surcharges.ts'
import { sampleLine, sampleProduct } from './testing/sample-lines.ts'

const seller = sampleCaller({ roles: ['Manager'], isTenant: true })
const rule = { id: 4, kind: 'percentage', name_nl: 'Toeslag', name_en: 'Surcharge', amount_cents: 0, percentage: '10' }
const offer: Parameters<typeof quoteSurcharges>[1]['offer'] = {
  id: 12,
  draft_version: null,
  current_version: 2,
  organization_id: null,
  currency: 'eur',
}
const line = (part: Partial<OfferItemInput> = {}): OfferItemInput => ({
  id: 'a',
  productId: 7,
  description: 'Balk',
  quantity: 2,
  ...part,
})
/** The surcharge as somebody changed it. */
const changed: OfferItemInput = {
  id: 'sur:4',
  description: 'Afgesproken',
  quantity: 1,
  unitPrice: 5,
  isSurcharge: true,
  overridden: true,
}

const abroad = {
  billing: {
    organization_id: 5,
    name: 'Bau GmbH',
    street: null,
    number: null,
    number_addition: null,
    postal_code: null,
    city: null,
    email: null,
    phone: null,
    address_type_code: 'billing' as const,
  },
  regionId: null,
  vatNumber: null,
  taxRegime: 'reverse_charge' as const,
  language: null,
  paymentTermDays: null,
  isArchived: false,
}
const never = () => Promise.reject(new Error('is not asked'))
const noParties = { documentCompany: never, addCustomer: never }

async function quoted(
  items: OfferItemInput[],
  {
    caller = seller,
    of,
    stored = [],
    ...asked
  }: {
    caller?: typeof seller
    of?: typeof offer
    stored?: OfferLine[]
    organizationId?: number
    taxRegime?: TaxRegime
  } = {},
) {
  const owner = { tenant_id: 1, offer_id: 12, version: 2 }
  const { db, asked: queries } = answeringDb(({ sql }) => {
    if (sql.includes('from "surcharge_rule"')) return [{ ...rule, tax_rate: null, threshold_cents: null }]
    if (sql.includes('from "offer_line"'))
      return stored.map((own, index) => ({ ...rowOfLine(own, owner, index), property_values: own.propertyValues }))
    if (sql.includes('from "tenant"')) return [{ time_zone: 'Europe/Amsterdam' }]
    return []
  })
  const productsById = jest.fn().mockResolvedValue(new Map([[7, sampleProduct()]]))
  const parties = {
    ...noParties,
    customer: (_tx: unknown, _tenant: number, id: number) => Promise.resolve(id === 5 ? abroad : null),
  }
  const pricesOf = jest.fn().mockResolvedValue([])
  const { items: lines } = await asTenant(db, { tenantId: 1 }, (tx) =>
    quoteSurcharges(
      tx,
      { tenantId: 1, offer: of, items, caller, language: 'nl', ...asked },
      { offers, settings, productsById, pricesOf, parties, now: () => new Date('2026-05-01T20:00:00Z') },
    ),
  )
  const linesOf = queries.filter(({ sql }) => sql.includes('from "offer_line"')).map(({ parameters }) => parameters)
  const customer: unknown = pricesOf.mock.calls[0]?.[2]
  return { lines, linesOf, customer, products: productsById.mock.calls[0]?.[2] }
}
const surcharge = async (...args: Parameters<typeof quoted>) => (await quoted(...args)).lines.at(-1)

describe('the surcharges of lines that are being edited', () => {
  it('follow the lines, which come back as they were sent', async () => {
    const text = line({ id: 'c', productId: null, description: 'Zagen' })
    const { lines, products } = await quoted([line(), line({ id: 'b' }), text])
    expect(lines.slice(0, 3)).toEqual([line(), line({ id: 'b' }), text])
    expect(lines[3]).toMatchObject({ id: 'sur:4', description: 'Toeslag', total: 4, isSurcharge: true, taxRate: 21 })
    expect(products).toEqual([7])
  })

  it('are taxed as the customer is', async () => {
    const taxOf = async (organizationId: number) => (await surcharge([line()], { organizationId }))?.taxRate
    expect([(await surcharge([line()]))?.taxRate, await taxOf(6), await taxOf(5)]).toEqual([21, 21, 0])
    expect(await surcharge([line()], { organizationId: 5 })).toMatchObject({ taxLabel: 'Btw verlegd' })
  })

  it('are taxed as is said of a customer that is not stored yet, whoever the stored offer is for', async () => {
    const of = { ...offer, organization_id: 5 }
    expect(await surcharge([line()], { taxRegime: 'export' })).toMatchObject({ taxRate: 0 })
    expect(await surcharge([line()], { of, taxRegime: 'domestic' })).toMatchObject({ taxRate: 21 })
  })

  it('are of the price that stands in the editor, whoever has it open', async () => {
    expect(await surcharge([line({ unitPrice: 50 })])).toMatchObject({ total: 10 })
    expect(await surcharge([line({ unitPrice: 50, priceSource: 'tier' })])).toMatchObject({ total: 10 })
    expect(await surcharge([line({ unitPrice: 50, discountPct: 50 })], { caller: sampleCaller() })).toMatchObject({
      total: 5,
    })
  })

  it('take what a price is for only with the price', async () => {
    // A tenth of € 10 a piece: the unit alone says nothing.
    expect(await surcharge([line({ priceUnit: 100 })])).toMatchObject({ total: 2 })
    expect(await surcharge([line({ unitPrice: 500, priceUnit: 100 })])).toMatchObject({ total: 1 })
  })

  it('may be changed by who sets prices', async () => {
    expect(await surcharge([line(), changed])).toMatchObject({ description: 'Afgesproken', total: 5 })
    expect(await surcharge([line(), changed], { caller: sampleCaller() })).toMatchObject({ total: 2 })
    expect((await quoted([line(), changed])).lines).toHaveLength(2)
  })

  it('stay as they were changed in the stored offer, in its draft where there is one', async () => {
    const kept = sampleLine({
      key: 'sur:4',
      kind: 'surcharge',
      description: 'Bewaard',
      unitPrice: 3,
      total: 3,
      overridden: true,
    })
    const issued = await quoted([line()], { of: offer, stored: [kept] })
    expect(issued.lines.at(-1)).toMatchObject({ description: 'Bewaard', total: 3 })
    expect(issued.linesOf).toEqual([expect.arrayContaining([1, 12, 2])])
    const draft = await quoted([line()], { of: { ...offer, draft_version: 5 } })
    expect(draft.linesOf).toEqual([expect.arrayContaining([1, 12, 5])])
    expect((await quoted([line()])).linesOf).toEqual([])
  })

  it('are of the prices of the customer, of which others than the seller learn their own only', async () => {
    const of = { ...offer, organization_id: 8 }
    expect(await quoted([line()])).toMatchObject({ customer: undefined })
    expect(await quoted([line()], { of })).toMatchObject({ customer: 8 })
    expect(await quoted([line()], { of, organizationId: 9 })).toMatchObject({ customer: 9 })
    const own = sampleCaller({ organizationId: 9 })
    expect(await quoted([line()], { caller: own, organizationId: 9 })).toMatchObject({ customer: 9 })
    expect(await quoted([line()], { caller: own, organizationId: 8 })).toMatchObject({ customer: undefined })
  })

  it('are not counted for lines that occur twice, named as the request has them', async () => {
    await expect(quoted([line(), line()])).rejects.toMatchObject({
      code: 'VALIDATION',
      options: { fields: { 'offerJson.items.1.id': expect.anything() } },
    })
  })

  it('do not wait for a description, nor for a product that is gone', async () => {
    expect(await surcharge([line({ productId: null, description: '', unitPrice: 10 })])).toMatchObject({ total: 2 })
    expect((await quoted([line({ productId: 99 })])).lines).toHaveLength(1)
  })
})
