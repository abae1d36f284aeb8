import { createTestApp, type TestApp } from '../../../../../testing/create-test-app.ts'
import { sampleCaller } from '../../../../../testing/sample-caller.ts'
import { transferFiles } from '../../../transfer/files/transfer-files.ts'
import { customerPricesRepository } from '../../customer-prices.repository.ts'
import { priceListsRepository } from '../../price-lists.repository.ts'
import { sendLists } from '../testing/send-lists.ts'
import { listsImportRepository } from './lists-import.repository.ts'
import { listsImportService } from './lists-import.service.ts'

// The machine may be busy with other tests, and a process has to start.
jest.setTimeout(120_000)

const manager = 'manager@staffel.example'

let app: TestApp
let customer: { id: number; name: string }
beforeAll(async () => {
  app = await createTestApp()
  for (const sku of ['IMP-1', 'IMP-2'])
    await app.as(manager).createProduct({ body: { name: `Bout ${sku}`, sku, baseUnitPrice: 20 } })
  customer = await app.database.db
    .selectFrom('organization')
    .select(['id', 'name'])
    .where('id', '=', 1001)
    .executeTakeFirstOrThrow()
})
beforeEach(() => app.database.db.deleteFrom('price_list').execute())
afterAll(() => app.close())

const lists = () => app.as(manager).listPriceLists({ query: {} })

/** Takes a file in, and does something else between reading and storing it. */
function take(file: string, meanwhile: () => Promise<unknown> = () => Promise.resolve(), dry_run = false) {
  const imports = listsImportService({
    ...{ db: app.database.db, lists: priceListsRepository, imports: listsImportRepository },
    prices: customerPricesRepository,
    async readLists(job, owner) {
      const read = await transferFiles.readLists(job, owner)
      await meanwhile()
      return read
    },
  })
  const caller = sampleCaller({ isTenant: true, roles: ['Manager'] })
  const by = { caller, origin: { ip: '::1', requestId: 'import' }, language: 'nl' as const }
  return imports.import({ file: Buffer.from(file), dry_run, mapping: null }, by)
}

test('a customer who is named by id and by name has one new list of them', async () => {
  const rows = [`Nieuw;${customer.id};;2026-05-01;IMP-1;5`, `nieuw;;${customer.name};2026-05-01;IMP-2;5`]
  const told = await take(['Prijslijst;Klant-id;Klant;Geldig vanaf;SKU;Korting', ...rows].join('\n'))
  expect(told.errors).toEqual([
    { row: 3, field: 'listName', message: 'Deze prijslijst staat ook in rij 2, anders geschreven.' },
  ])
  expect(await lists()).toHaveLength(1)
})

test('two lists of one name that begin on different days are two', async () => {
  const rows = ['Jaar', 'Jaar'].map((name, year) => `${name};${customer.id};202${6 + year}-01-01;IMP-1;5`)
  const told = await take(['Prijslijst;Klant-id;Geldig vanaf;SKU;Korting', ...rows].join('\n'))
  expect([told.errors, told.lists_created]).toEqual([[], 2])
})

test.each(['name', 'id'])('a list that is named by its %s and deleted meanwhile is not made anew', async (way) => {
  const { id } = await app.as(manager).createPriceList({
    body: {
      ...{ name: 'Jaarafspraak', organization_id: customer.id, valid_from: '2026-01-01', currency: 'eur' },
      entries: [],
    },
  })
  const head =
    way === 'id'
      ? `Prijslijst-id;SKU;Korting\n${id}`
      : `Prijslijst;Klant;Geldig vanaf;SKU;Korting\nJaarafspraak;${customer.name};2026-01-01`
  const told = await take(`${head};IMP-1;5`, () => app.as(manager).deletePriceList({ params: { id } }))
  expect(told.errors).toMatchObject([
    { row: 2, message: expect.stringMatching(/is verwijderd|geen prijslijst met dit id/) },
  ])
  expect(await lists()).toEqual([])
})

test('what is marked to be removed goes out of its list, told before; what is not in it, and half a mark, are said', async () => {
  const head = 'Prijslijst;Klant-id;Geldig vanaf;SKU;Korting;Verwijderen'
  const row = (sku: string, discount: string, mark = '') => `Jaar;${customer.id};2026-01-01;${sku};${discount};${mark}`
  await take([head, row('IMP-1', '5'), row('IMP-2', '8', 'nee')].join('\n'))
  const file = [head, row('IMP-1', '', 'ja')].join('\n')
  const told = await take(file, undefined, true)
  expect(told).toMatchObject({ removed: 1, changed: 0, errors: [] })
  expect(told.changes).toMatchObject([{ sku: 'IMP-1', from: '− 5%', to: null }])
  const [{ id } = { id: 0 }] = await lists()
  const prices = async () => (await app.as(manager).getPriceList({ params: { id } })).entries.map(({ sku }) => sku)
  expect(await prices()).toEqual(['IMP-1', 'IMP-2'])
  await take(file)
  expect(await prices()).toEqual(['IMP-2'])
  expect((await take(file)).errors).toMatchObject([
    { row: 2, field: 'remove', message: expect.stringMatching(/niet in de lijst/) },
  ])
  expect((await take([head, row('IMP-2', '8', 'misschien')].join('\n'))).errors).toMatchObject([{ field: 'remove' }])
  expect((await take([head, row('IMP-2', '8', 'ja'), row('IMP-2', '8', 'nee')].join('\n'))).errors).toHaveLength(1)
  expect(await prices()).toEqual(['IMP-2'])
})

test('a file is read as somebody says, where its titles say nothing or something else', async () => {
  const file = [
    'Afspraak;Voor;Vanaf datum;Code;Prijs;Eraf',
    `Op maat;${customer.name};01-01-2027;IMP-1;oud;5`,
    ';;;IMP-2;oud;7,5',
  ].join('\n')
  const send = async (fields: Readonly<Record<string, string>>) => (await sendLists(app, file, fields)).body
  const unread = await send({ dry_run: 'true' })
  expect(unread).toMatchObject({ rows: 2, lists_created: 0, added: 0, refused: 0, lists: [], changes: [], errors: [] })
  expect(unread.columns.map(({ name, samples, field }) => [name, samples[0], field])).toEqual([
    ['Afspraak', 'Op maat', null],
    ['Voor', customer.name, null],
    ['Vanaf datum', '01-01-2027', null],
    ['Code', 'IMP-1', null],
    ['Prijs', 'oud', 'baseUnitPrice'],
    ['Eraf', '5', null],
  ])
  expect(await send({})).toMatchObject({ fields: { file: expect.stringMatching(/Prijslijst/) } })

  const mapping = 'listName,organization,validFrom,sku,,discountPct'
  const told = await send({ mapping, dry_run: 'true' })
  expect(told).toMatchObject({ lists_created: 1, added: 2, errors: [] })
  expect(told.columns.map(({ field }) => field ?? '').join()).toBe(mapping)
  expect(await lists()).toEqual([])
  expect(await send({ mapping })).toEqual(told)
  const [{ id } = { id: 0 }] = await lists()
  expect((await app.as(manager).getPriceList({ params: { id } })).entries).toMatchObject([
    { sku: 'IMP-1', discount_pct: 5 },
    { sku: 'IMP-2', discount_pct: 7.5 },
  ])
  // Of two columns that are said to be one thing it is the first.
  expect(await send({ mapping: mapping.replace(',,', ',sku,'), dry_run: 'true' })).toMatchObject({ unchanged: 2 })
  for (const wrong of ['listName,colour', 'x'.repeat(2_001)])
    expect(await send({ mapping: wrong })).toMatchObject({ fields: { mapping: expect.any(String) } })
})
