import type { TaxRegime } from '@staffel/shared-api/contract'
import { asTenant } from '../../../db/tenant-transaction.ts'
import { answeringDb } from '../../../testing/answering-db.ts'
import { offerSettingsRepository } from '../store/offer-settings.repository.ts'
import type { OfferLine } from '../store/offer-line.ts'
import { taxedFor, taxedOtherwise } from './taxed-for.ts'
import { sampleLine, sampleProduct } from './testing/sample-lines.ts'

const billing = {
  ...{ organization_id: 5, name: 'Bau GmbH', street: null, number: null, number_addition: null, postal_code: null },
  ...{ city: null, email: null, phone: null, address_type_code: 'billing' as const },
}
const customer = (organizationId: number, taxRegime: TaxRegime) => ({
  ...{ organizationId, taxRegime, billing, regionId: null, vatNumber: null, language: null },
  ...{ paymentTermDays: null, isArchived: false },
})
const known = new Map(
  [customer(5, 'reverse_charge'), customer(6, 'domestic'), customer(7, 'export')].map((one) => [
    one.organizationId,
    one,
  ]),
)
const never = () => Promise.reject(new Error('is not asked'))
const surchargeRule = {
  id: 4,
  kind: 'fixed',
  name_nl: 'Vracht',
  name_en: 'Freight',
  amount_cents: 500,
  percentage: null,
}
const shifted = { taxRate: 0, taxLabel: 'Btw verlegd' }

/** The taxes of lines that are copied from one customer to another. */
async function copied(
  { from, to }: { readonly from: number | null; readonly to: number | null },
  lines: readonly OfferLine[],
  written: readonly OfferLine[] = lines,
) {
  const { db } = answeringDb(({ sql }) =>
    sql.includes('from "surcharge_rule"') ? [{ ...surchargeRule, tax_rate: '9.00', threshold_cents: null }] : [],
  )
  const productsById = jest.fn().mockResolvedValue(new Map([[7, sampleProduct({ vat_rate: 9 })]]))
  const parties = {
    ...{ documentCompany: never, addCustomer: never },
    customer: (_tx: unknown, _tenant: number, id: number) => Promise.resolve(known.get(id) ?? null),
  }
  const buyer = to === null ? null : (known.get(to) ?? null)
  const offer = { tenant_id: 1, organization_id: from }
  const after = await asTenant(db, { tenantId: 1 }, (tx) =>
    taxedFor(tx, { offer, buyer, written, rate: 21 }, lines, {
      parties,
      settings: offerSettingsRepository,
      productsById,
    }),
  )
  const asked: unknown[] = productsById.mock.calls.map(([, tenantId, ids]) => [tenantId, ids])
  return { taxes: after.map(({ taxRate, taxLabel }) => ({ taxRate, taxLabel })), asked }
}

describe('lines of an offer that is copied', () => {
  const plain = [sampleLine()]

  it('stay as they are for nobody, and from one customer of this country to another', async () => {
    expect(await copied({ from: 5, to: null }, plain)).toEqual({ taxes: [{ taxRate: 21, taxLabel: null }], asked: [] })
    expect(await copied({ from: 6, to: 6 }, plain)).toEqual({ taxes: [{ taxRate: 21, taxLabel: null }], asked: [] })
    expect((await copied({ from: null, to: 6 }, plain)).asked).toEqual([])
    expect((await copied({ from: 99, to: 6 }, plain)).asked).toEqual([])
  })

  it('are taxed as the new customer is, each by the rate of its product or rule', async () => {
    const lines = [
      sampleLine({ key: 'a', productId: 7, taxRate: 9 }),
      sampleLine({ key: 'b', productId: 7, taxRate: 21 }),
      sampleLine({ key: 'sur:4', kind: 'surcharge', taxRate: 9 }),
      sampleLine({ key: 'sur:5', kind: 'surcharge', taxRate: 21 }),
      sampleLine({ key: 'c', kind: 'section', taxRate: 0 }),
    ]
    const { taxes, asked } = await copied({ from: 6, to: 5 }, lines)
    // What was chosen by hand, 21 for a product of 9, stays.
    expect(taxes).toEqual([shifted, { taxRate: 21, taxLabel: null }, shifted, shifted, { taxRate: 0, taxLabel: null }])
    expect(asked).toEqual([[1, [7]]])
  })

  it('are taxed as usual again for a customer of this country', async () => {
    const lines = [sampleLine({ productId: 7, ...shifted }), sampleLine({ key: 'b', ...shifted })]
    expect((await copied({ from: 5, to: 6 }, lines)).taxes).toEqual([
      { taxRate: 9, taxLabel: null },
      { taxRate: 21, taxLabel: null },
    ])
  })

  it('follow a customer of whom it was said only after the offer was made', async () => {
    // Written while the customer was taxed as anybody is.
    expect((await copied({ from: 5, to: 5 }, plain)).taxes).toEqual([shifted])
    // Written since: a line at 21 was chosen by hand beside one that follows.
    const lines = [sampleLine(), sampleLine({ key: 'b', ...shifted })]
    expect((await copied({ from: 5, to: 5 }, lines)).taxes).toEqual([{ taxRate: 21, taxLabel: null }, shifted])
    // Headings say nothing of it, as they have no tax.
    const heading = sampleLine({ key: 'c', kind: 'text', ...shifted })
    expect((await copied({ from: 5, to: 5 }, plain, [...plain, heading])).taxes).toEqual([shifted])
  })
})

test('how many lines are taxed otherwise is told of items that were there, surcharges apart', () => {
  const before = [sampleLine({ key: 'a' }), sampleLine({ key: 'b' }), sampleLine({ key: 'sur:4', kind: 'surcharge' })]
  const after = [
    sampleLine({ key: 'a', ...shifted }),
    sampleLine({ key: 'b' }),
    sampleLine({ key: 'new', ...shifted }),
    sampleLine({ key: 'sur:4', kind: 'surcharge', ...shifted }),
  ]
  expect(taxedOtherwise(before, after)).toBe(1)
  expect(taxedOtherwise(before, before)).toBe(0)
})
