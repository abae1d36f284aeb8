import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { importFile } from '../testing/import-file.ts'

const manager = 'manager@staffel.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const typesOf = async (sku: string) => {
  const { items } = await app.as(manager).listProducts({ body: { filters: { skus: [sku] } } })
  return items[0]?.properties.map(({ propertyType }) => propertyType)
}

test('a file brings kinds of property, written as the tenant writes them', async () => {
  await importFile(app, 'SKU;Naam;Eigenschappen\nPR-1;Lak;Glansgraad: mat | kleur: wit')
  await importFile(app, 'SKU;Naam;Eigenschappen\nPR-2;Beits;GLANSGRAAD: zijde | rek: 4\nPR-3;Olie;Rek: 5')
  expect(await typesOf('PR-1')).toEqual(['Glansgraad', 'Kleur'])
  expect(await typesOf('PR-2')).toEqual(['Glansgraad', 'rek'])
  expect(await typesOf('PR-3')).toEqual(['rek'])
  const offered = (await app.as(manager).listPropertyTypes({ query: {} })).map(({ name }) => name)
  expect(offered).toEqual(expect.arrayContaining(['Glansgraad', 'rek']))
})
