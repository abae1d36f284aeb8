import { sql } from 'kysely'
import { asTenant } from '../../../../db/tenant-transaction.ts'
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { text } from '../../../../texts/text.ts'
import { importFile } from '../testing/import-file.ts'
import { productImportRepository } from './product-import.repository.ts'

const manager = 'manager@staffel.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const names = async (sku: string) =>
  (await app.as(manager).listProducts.answer({ body: { filters: { skus: [sku] } } })).body.map(
    ({ product_name: name }) => name,
  )

test('nothing is stored of an import whose result cannot be told', async () => {
  await app.database.db.schema
    .alterTable('product_import')
    .addCheckConstraint('no_such_result', sql`result::text not like '%ONVERTELD%'`)
    .execute()
  const told = await importFile(app, 'SKU;Naam\nONVERTELD-1;Bout')
  expect(told).toMatchObject({ state: 'failed', failure: expect.stringContaining('niets veranderd') })
  expect(await names('ONVERTELD-1')).toEqual([])
})

test('an import that was stored is told to be, whatever is said of it afterwards', async () => {
  const { id } = await importFile(app, 'SKU;Naam\nVERTELD-1;Bout')
  const failure = text('transfer.refused.failed')
  await asTenant(app.database.db, { tenantId: 1 }, (tx) =>
    productImportRepository.touch(tx, 1, id, { state: 'failed', failure }),
  )
  expect(await app.as(manager).getProductImport({ params: { id } })).toMatchObject({ state: 'done', created: 1 })
})

test('a file with what cannot be stored in its cells and columns comes in without it', async () => {
  const told = await importFile(app, `SKU;Naam;Kl\0eur\nNUL-1;Bo\0ut;${'x'.repeat(59)}😀`)
  expect(told).toMatchObject({ state: 'done', created: 1 })
  expect(await names('NUL-1')).toEqual(['Bo\ufffdut'])
})
