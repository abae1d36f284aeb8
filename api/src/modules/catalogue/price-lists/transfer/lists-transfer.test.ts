import type { NewPriceList, PriceListsImport } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { sendLists } from './testing/send-lists.ts'

const manager = 'manager@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
let bolt: number
let group: { id: number; name: string }
let customers: { id: number; name: string }[]
beforeAll(async () => {
  app = await createTestApp()
  const [first] = (await app.as(manager).listProductGroups.answer({ query: {} })).body
  group = first ?? { id: 0, name: '' }
  const product = { sku: 'LIST-1', baseUnitPrice: 20, productGroupId: group.id, priceUnit: 100 as const }
  bolt = (await app.as(manager).createProduct({ body: { name: 'Lijstbout', ...product } })).product_id
  await app.as(manager).createProduct({ body: { name: 'Lijstmoer', ...product, sku: 'LIST-2' } })
  customers = await app.database.db
    .selectFrom('organization')
    .select(['id', 'name'])
    .where('tenant_id', '=', 1)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .limit(2)
    .execute()
})
beforeEach(() => app.database.db.deleteFrom('price_list').execute())
afterAll(() => app.close())

const customer = (index = 0) => customers[index] ?? { id: 0, name: '' }
const make = (part: Partial<NewPriceList> = {}) =>
  app.as(manager).createPriceList({
    body: {
      name: 'Jaarafspraak',
      organization_id: customer().id,
      valid_from: '2026-01-01',
      currency: 'eur',
      entries: [],
      ...part,
    },
  })
const lists = () => app.as(manager).listPriceLists({ query: {} })
const stored = async (name: string) => {
  const found = (await lists()).find((list) => list.name === name)
  return found && app.as(manager).getPriceList({ params: { id: found.id } })
}

async function take(file: string | Uint8Array, fields: Readonly<Record<string, string>> = {}) {
  const answer = await sendLists(app, file, fields)
  expect([answer.status, answer.status === 200 ? '' : answer.body]).toEqual([200, ''])
  return answer.body
}
const counts = ({ lists_created, lists_updated, added, changed, unchanged, refused }: PriceListsImport) => ({
  ...{ lists_created, lists_updated, added, changed, unchanged, refused },
})
const nothing = { lists_created: 0, lists_updated: 0, added: 0, changed: 0, unchanged: 0, refused: 0 }
const problems = ({ errors }: PriceListsImport) =>
  errors.map(({ row, field, message }) => `${row} ${field}: ${message}`)

/** Two lists that hold all there is: tiers per hundred and per variant, a percentage of a group, a list without. */
async function makeSome() {
  const staffels = [
    { minQuantity: 1, maxQuantity: 499, unitPrice: 18.5 },
    { minQuantity: 500, maxQuantity: null, unitPrice: null },
    { variantCode: 'RAL 9010', minQuantity: 1, maxQuantity: null, unitPrice: 21 },
  ]
  await make({
    valid_till: '2026-12-31',
    entries: [
      { product_id: bolt, base_unit_price: 19, price_unit: 100, staffels },
      { product_group_id: group.id, discount_pct: 0.5 },
    ],
  })
  const { id } = await app.as(manager).createCustomerGroup({ body: { name: 'Aannemers' } })
  await make({ name: '=Leeg', organization_id: null, customer_group_id: id, currency: 'usd' })
  return id
}

describe('price lists as a file', () => {
  test.each(['csv', 'xlsx'] as const)('come back from %s without a change', async (format) => {
    const groupId = await makeSome()
    const before = await lists()
    const answer = await app.as(manager).exportPriceLists.answer({ query: { format } })
    expect(answer.status).toBe(200)
    const told = await take(answer.bytes)
    expect(problems(told)).toEqual([])
    expect({ ...counts(told), rows: told.rows }).toEqual({ ...nothing, unchanged: 2, rows: 5 })
    expect(await lists()).toEqual(before)
    await app.database.db.deleteFrom('price_list').execute()
    await app.as(manager).deleteCustomerGroup({ params: { id: groupId } })
  })

  test('are those of one list where it is named', async () => {
    const { id } = await make({ entries: [{ product_id: bolt, discount_pct: 5 }] })
    await make({ name: 'Andere' })
    const { bytes } = await app.as(manager).exportPriceLists.answer({ query: { format: 'csv', id } })
    const [, ...rows] = bytes.toString().trim().split('\r\n')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain(`Jaarafspraak;${customer().id};`)
    expect(rows[0]).toContain(';01-01-2026;;EUR;')
    expect(rows[0]).toContain(';LIST-1;Lijstbout;;5;')
  })

  test('are the seller’s own', async () => {
    const { id } = await make()
    const query = { format: 'csv' as const }
    expect((await app.as(other).exportPriceLists.answer({ query: { ...query, id } })).status).toBe(404)
    expect((await app.as(other).exportPriceLists.answer({ query: { ...query, tenant_id: 1 } })).status).toBe(404)
    expect((await app.as(other).exportPriceLists.answer({ query })).bytes.toString()).not.toContain('Jaarafspraak')
    expect((await sendLists(app, `Prijslijst-id;Korting %\n${id};5`, { email: other, tenant_id: '1' })).status).toBe(
      404,
    )
    const told = await take(`Prijslijst-id;Prijslijst\n${id};Van ons`, { email: other })
    expect(problems(told)).toEqual(['2 listId: Er is geen prijslijst met dit id.'])
    expect(await stored('Jaarafspraak')).toMatchObject({ rev: 1 })
  })
})

describe('a file of price lists', () => {
  const made = () =>
    [
      'Prijslijst;Klant;Geldig vanaf;Artikelnummer;Korting;Prijs per;Prijs;Vanaf;Staffelprijs',
      `Nieuw 2027;${customer().name};01-01-2027;LIST-1;;100;19,50;1;18,25`,
      ';;;LIST-1;;;;500;17,00',
      ';;;LIST-2;7,5;;;;',
    ].join('\n')

  test('is told of first, and then makes lists with their prices', async () => {
    const told = await take(made(), { dry_run: 'true' })
    expect(problems(told)).toEqual([])
    expect(counts(told)).toEqual({ ...nothing, lists_created: 1, added: 2 })
    expect(told.lists).toEqual([{ row: 2, id: null, name: 'Nieuw 2027', owner_name: customer().name, fields: [] }])
    expect(told.changes).toEqual([
      {
        ...{ row: 2, list: 'Nieuw 2027', name: 'Lijstbout', sku: 'LIST-1', from: null },
        to: '19,50 per 100 · 1–499: 18,25 · ≥ 500: 17,00',
      },
      { row: 4, list: 'Nieuw 2027', name: 'Lijstmoer', sku: 'LIST-2', from: null, to: '− 7,5%' },
    ])
    expect(await lists()).toEqual([])

    expect(counts(await take(made()))).toEqual({ ...nothing, lists_created: 1, added: 2 })
    expect(await stored('Nieuw 2027')).toMatchObject({
      organization_id: customer().id,
      valid_from: '2027-01-01',
      valid_till: null,
      currency: 'eur',
      entries: [
        {
          ...{ product_id: bolt, base_unit_price: 19.5, price_unit: 100, discount_pct: null },
          staffels: [
            { minQuantity: 1, maxQuantity: 499, unitPrice: 18.25 },
            { minQuantity: 500, maxQuantity: null, unitPrice: 17 },
          ],
        },
        { discount_pct: 7.5, staffels: [] },
      ],
    })
    expect(counts(await take(made()))).toEqual({ ...nothing, unchanged: 2 })
  })

  test('changes what it names, and leaves what it does not', async () => {
    await take(made())
    const file = 'Prijslijst;Geldig tot en met;SKU;Basisprijs\nnieuw 2027;2027-12-31;list-1;20'
    const told = await take(file)
    expect(counts(told)).toEqual({ ...nothing, lists_updated: 1, changed: 1 })
    expect(told.lists).toMatchObject([
      {
        fields: [
          { field: 'listName', from: 'Nieuw 2027', to: 'nieuw 2027' },
          { field: 'validTill', from: null, to: '2027-12-31' },
        ],
      },
    ])
    expect(await stored('nieuw 2027')).toMatchObject({
      rev: 2,
      valid_till: '2027-12-31',
      entries: [
        { base_unit_price: 20, price_unit: 100, staffels: [{ unitPrice: 18.25 }, { unitPrice: 17 }] },
        { discount_pct: 7.5 },
      ],
    })
    const percent = await take('Prijslijst;SKU;Korting %\nnieuw 2027;LIST-1;10 %')
    expect(percent.changes).toMatchObject([{ from: '20,00 per 100 · 1–499: 18,25 · ≥ 500: 17,00', to: '− 10%' }])
    expect((await stored('nieuw 2027'))?.entries[0]).toMatchObject({
      ...{ discount_pct: 10, base_unit_price: null, price_unit: null, staffels: [] },
    })
  })

  test('names the row and the column of each mistake, and stores the rest', async () => {
    const { name } = customer()
    const told = await take(
      [
        'Prijslijst;Klant;Klantgroep;Geldig vanaf;Valuta;SKU;Productgroep;Korting;Prijs per;Prijs;Vanaf;Tot en met;Staffelprijs',
        `Goed;${name};;01-01-2027;;LIST-1;;5;;;;;`,
        `Goed;${name};;01-01-2027;;GEEN-1;;5;;;;;`,
        `Goed;${name};;01-01-2027;;LIST-2;;5;;12;;;`,
        `Niemand;Onbekend BV;;01-01-2027;;LIST-1;;5;;;;;`,
        `Twee;${name};Aannemers;01-01-2027;;LIST-1;;5;;;;;`,
        `Wanneer;${name};;;;LIST-1;;5;;;;;`,
        `Munt;${name};;01-01-2027;yen;LIST-1;;5;;;;;`,
        `Goed;${name};;01-01-2027;;;Geen groep;5;;;;;`,
        `Trap;${name};;01-01-2027;;LIST-1;;;;;1;100;9`,
        `Trap;${name};;01-01-2027;;LIST-1;;;;;50;;8,005`,
        `Half;${name};;01-01-2027;;LIST-1;;veel;7;;;;`,
        `Leeg;${name};;01-01-2027;;LIST-1;;;;;;;`,
      ].join('\n'),
    )
    expect(problems(told)).toEqual([
      '3 sku: Er is geen product met artikelnummer GEEN-1.',
      '4 discountPct: Geef een percentage of eigen prijzen, niet allebei.',
      expect.stringMatching(/^5 organization: /),
      '6 customerGroup: Kies een organisatie of een klantgroep: een van de twee.',
      '7 validFrom: Geldig vanaf ontbreekt.',
      expect.stringMatching(/^8 currency: /),
      expect.stringMatching(/^9 productGroup: /),
      '11 tierPrice: Een prijs heeft hooguit twee decimalen. Geef een kleinere prijs per 100 of 1000.',
      '12 discountPct: ‘veel’ is geen getal.',
      expect.stringMatching(/^12 priceUnit: /),
      '13 baseUnitPrice: Geef een basisprijs, een staffel of een percentage.',
    ])
    expect(counts(told)).toMatchObject({ lists_created: 1, added: 1, refused: 10 })
    // Nothing of these would have come in but their names.
    for (const name of ['Trap', 'Half', 'Leeg']) expect(await stored(name)).toBeUndefined()
    expect((await stored('Goed'))?.entries).toMatchObject([{ product_id: bolt, discount_pct: 5 }])
  })

  test('does not take a price for another unit by halves, nor one customer for another', async () => {
    const { id } = await make({
      entries: [
        {
          ...{ product_id: bolt, base_unit_price: 19, price_unit: 100 as const },
          staffels: [{ minQuantity: 1, maxQuantity: null, unitPrice: 18 }],
        },
      ],
    })
    const unit = await take(`Prijslijst-id;SKU;Prijs per;Prijs\n${id};LIST-1;1000;190`)
    expect(problems(unit)).toEqual([
      '2 priceUnit: Met een andere prijseenheid horen de basisprijs en alle staffels in het bestand.',
    ])
    const copied = await take(
      `Prijslijst;Klant-id;Klant;Geldig vanaf\nKopie;${customer().id};${customer(1).name};2027-01-01`,
    )
    expect(problems(copied)).toEqual(['2 organization: Het klant-id en de naam horen bij verschillende klanten.'])
    await make({ valid_from: '2025-01-01' })
    const several = await take('Prijslijst;SKU;Korting\nJaarafspraak;LIST-2;5')
    expect(several.errors).toMatchObject([{ row: 2, field: 'listName' }])
    const dated = await take('Prijslijst;Geldig vanaf;SKU;Korting\nJaarafspraak;2025-01-01;LIST-2;5')
    expect(counts(dated)).toEqual({ ...nothing, lists_updated: 1, added: 1 })
  })

  test.each([
    [
      '%PDF-1.7',
      'Dit is geen CSV-bestand of Excel-werkmap (.xlsx). Een oude werkmap (.xls) slaat u eerst op als .xlsx.',
    ],
    ['Prijslijst;SKU', 'In dit bestand staan geen prijzen onder een rij met kolomnamen.'],
    [
      'Naam;Bedrag\nBout;5',
      'De eerste rij noemt de kolommen: Prijslijst, een artikelnummer of productgroep, en een prijs of korting. Exporteer uw prijslijsten voor een voorbeeld.',
    ],
  ])('that is no such file is refused: %j', async (file, message) => {
    expect(await sendLists(app, file)).toMatchObject({ status: 422, body: { fields: { file: message } } })
  })

  test('with what no database can keep is looked up as it is shown', async () => {
    const told = await take(`Prijslijst;Klant;SKU\nA\u0000B;C\u0000D;E\u0000F`)
    expect(told.errors).toMatchObject([{ row: 2, field: 'organization' }])
  })
})
