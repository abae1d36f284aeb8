import { createHash } from 'node:crypto'
import type { OfferInput, SavedOffer } from '@staffel/shared-api/contract'
import { offerFields, offerLineFields } from '@staffel/shared-api/rules'
import { sql } from 'kysely'
import { asTenant } from '../../../../db/tenant-transaction.ts'
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { customerOf } from '../../store/offer-parties.ts'
import { storedTotals } from '../../store/offer-totals.ts'
import { offerSettingsRepository as settings } from '../../store/offer-settings.repository.ts'
import { offerRepository as offers } from '../../store/offer.repository.ts'
import type { ReadingDependencies } from '../read-offer.ts'
import { checkSeal, type SealState } from './check-seal.ts'

const manager = 'manager@staffel.example'
const tenant = { tenantId: 1 }

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const fail = (): never => {
  throw new Error('missing')
}
async function issue(part: Partial<OfferInput> = {}): Promise<SavedOffer> {
  const items = [
    { id: 'a', productId: null, description: 'Montage', quantity: 2, unitPrice: 500 },
    {
      id: 'opt',
      productId: null,
      description: 'Schilderwerk',
      quantity: 1,
      unitPrice: 200,
      optional: true,
      selected: false,
    },
  ]
  const [saved] = await app.as(manager).saveOffer({
    body: {
      offer: {
        title: 'Gevel',
        description: '<p>Tekst</p>',
        customer: { organization_id: 1001 },
        desired_delivery_date: '2026-05-01',
        items,
        intent: 'issue',
        ...part,
      },
    },
  })
  return saved ?? fail()
}
const read = async (id: number) => (await app.as(manager).getOffer.answer({ query: { id } })).body
const stored = (id: number) =>
  app.database.db
    .selectFrom('offer_version')
    .select(['content_hash', 'content_hash_recipe'])
    .where('offer_id', '=', id)
    .where('version', '=', 1)
    .executeTakeFirstOrThrow()
/** What is issued holds its parties itself. */
const reading: ReadingDependencies = {
  offers,
  settings,
  parties: { documentCompany: fail, customer: fail, addCustomer: fail },
  productsById: () => Promise.resolve(new Map()),
  pricesOf: () => Promise.resolve([]),
  picturesOf: () => Promise.resolve(new Map()),
  now: () => new Date(),
}
const sealOf = (id: number): Promise<SealState> =>
  asTenant(app.database.db, tenant, async (tx) => {
    const offer = await offers.lockOffer(tx, tenant, { organizationId: null, seesDrafts: true }, id)
    return checkSeal(tx, offer ?? fail(), 1, reading)
  })
const tamper = (id: number, change: ReturnType<typeof sql>, table = 'offer_version') =>
  sql`update ${sql.table(table)} set ${change} where tenant_id = 1 and offer_id = ${id} and version = 1`.execute(
    app.database.db,
  )

/** As versions were sealed before recipes had numbers. */
async function sealTheOldWay(id: number): Promise<string> {
  const key = { tenant_id: 1, offer_id: id, version: 1 }
  return asTenant(app.database.db, tenant, async (tx) => {
    const row = (await offers.versionRow(tx, key)) ?? fail()
    const [company, customer] = [row.company ?? fail(), row.customer ?? fail()]
    const { name, phone, email, street, number, number_addition, postal_code, city, logo_url } = company
    const own = customer.addresses.billing
    const billing = {
      organization_id: own.organization_id,
      name: customer.name,
      street: own.street,
      number: own.number,
      number_addition: own.number_addition,
      postal_code: own.postal_code,
      city: own.city,
      email: own.email,
      phone: own.phone,
    }
    const parts = [
      row.title,
      row.description,
      row.terms,
      row.notes,
      row.valid_until,
      row.customer_reference,
      row.discount,
      (await offers.linesOf(tx, key)).map(
        ({
          priceUnit: _unit,
          cost: _cost,
          frozen: _frozen,
          priceListName: _list,
          openQuantity: _open,
          picture: _picture,
          ...line
        }) => line,
      ),
      storedTotals(row),
      { name, phone, email, street, number, number_addition, postal_code, city, logo_url },
      customerOf(billing, row.customer_addresses, customer.vat_number ?? null),
    ]
    const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
    await offers.setVersionState(tx, key, { content_hash: hash, content_hash_recipe: 1 })
    return hash
  })
}

describe('the seal of an issued version', () => {
  test('says by which recipe it was made', async () => {
    const { offer_id } = await issue()
    expect(await stored(offer_id)).toEqual({
      content_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      content_hash_recipe: Math.max(
        ...[...Object.values(offerFields), ...Object.values(offerLineFields)].map(({ hashed }) => Number(hashed)),
      ),
    })
    expect(await sealOf(offer_id)).toBe('holds')
  })

  test.each([
    ['currency', sql`currency = 'usd'`],
    ['language', sql`language = 'en'`],
    ['delivery date', sql`desired_delivery_date = '2026-06-01'`],
    ['footer', sql`footer = footer || '{"iban": "NL00X"}'`],
    ['title', sql`title = 'Anders'`],
    ['description', sql`description = 'Anders'`],
    ['notes', sql`notes = 'Anders'`],
    ['terms', sql`terms = 'Anders'`],
    ['last day', sql`valid_until = '2027-01-01'`],
    ['reference', sql`customer_reference = 'X'`],
    ['payment term', sql`payment_term_days = 3`],
    ['discount', sql`discount = '{"percent": 5}'`],
    ['seller', sql`company = company || '{"name": "Anders"}'`],
    ['customer', sql`customer = jsonb_set(customer, '{addresses,billing,city}', '"Elders"')`],
    ['day of issue', sql`issued_at = '2020-01-01'`],
    ['total', sql`total_cents = 1`],
  ])('breaks when the %s is changed behind its back', async (_what, change) => {
    const { offer_id } = await issue()
    await tamper(offer_id, change)
    expect(await sealOf(offer_id)).toBe('broken')
  })

  test.each([
    ['price', sql`unit_price_cents = 1`],
    ['tax', sql`tax_rate = 9`],
    ['words', sql`description = 'Anders'`],
    ['order', sql`position = 1 - position`],
  ])('breaks when the %s of a line is', async (_what, change) => {
    const { offer_id } = await issue()
    await tamper(offer_id, change, 'offer_line')
    expect(await sealOf(offer_id)).toBe('broken')
  })

  test.each(['present', 'first'])(
    'of the %s recipe is of what the customer has, whatever a line costs',
    async (recipe) => {
      const { offer_id } = await issue()
      if (recipe === 'first') await sealTheOldWay(offer_id)
      await tamper(offer_id, sql`cost_cents = 1, cost_price_unit = 1`, 'offer_line')
      expect(await sealOf(offer_id)).toBe('holds')
    },
  )

  test.each([2, 1])(
    'of recipe %s holds through an extension and an acceptance with other options, and is never made again',
    async (recipe) => {
      const { offer_id, rev } = await issue()
      if (recipe === 1) await sealTheOldWay(offer_id)
      const before = await stored(offer_id)
      expect(
        (
          await app
            .as(manager)
            .extendOffer.answer({ params: { id: offer_id }, body: { validUntil: '2026-06-30', rev } })
        ).status,
      ).toBe(200)
      expect(
        (
          await app.as(manager).setOfferStatus.answer({
            params: { id: offer_id },
            body: { status: 'accepted', rev: rev + 1, version: 1, selected_optional: ['opt'] },
          })
        ).status,
      ).toBe(200)
      expect((await read(offer_id)).totals.total).toBe(1452)
      expect([await stored(offer_id), await sealOf(offer_id)]).toEqual([before, 'holds'])
    },
  )

  test('of the first recipe is checked by that one, with addresses of its own too', async () => {
    const { offer_id } = await issue({
      customer: {
        organization_id: 1001,
        addresses: {
          billing: {
            organization_id: 1001,
            name: 'Bouw',
            street: 'Kade',
            number: '1',
            number_addition: null,
            postal_code: '1011 AA',
            city: 'Elders',
            email: null,
            phone: null,
          },
        },
      },
    })
    await sealTheOldWay(offer_id)
    expect(await sealOf(offer_id)).toBe('holds')
    await tamper(offer_id, sql`currency = 'usd'`)
    expect(await sealOf(offer_id)).toBe('holds')
    await tamper(offer_id, sql`notes = 'Anders'`)
    expect(await sealOf(offer_id)).toBe('broken')
  })

  test('is missing on a draft', async () => {
    expect(await sealOf((await issue({ intent: 'draft' })).offer_id)).toBe('unsealed')
  })
})
