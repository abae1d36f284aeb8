import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { importFile } from '../testing/import-file.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const bySku = async (sku: string) =>
  (await app.as('manager@staffel.example').listProducts({ body: { filters: { skus: [sku] } } })).items[0]

/** As wholesalers send it: prices per hundred, a step at five hundred, a group and a feature. */
const articles = (steps: readonly (readonly [from: number, price: string])[]) => `<?xml version="1.0" encoding="UTF-8"?>
<BMECAT version="2005" xmlns="http://www.bmecat.org/bmecat/2005fd">
  <HEADER><CATALOG><CATALOG_NAME>Ankers</CATALOG_NAME></CATALOG></HEADER>
  <T_NEW_CATALOG>
    <CATALOG_GROUP_SYSTEM>
      <CATALOG_STRUCTURE type="leaf"><GROUP_ID>7</GROUP_ID><GROUP_NAME>Slagankers</GROUP_NAME></CATALOG_STRUCTURE>
    </CATALOG_GROUP_SYSTEM>
    <PRODUCT mode="new">
      <SUPPLIER_PID>SLA-8</SUPPLIER_PID>
      <PRODUCT_DETAILS>
        <DESCRIPTION_SHORT>Slaganker M8 &amp; ring</DESCRIPTION_SHORT>
        <INTERNATIONAL_PID type="gtin">8712345678906</INTERNATIONAL_PID>
      </PRODUCT_DETAILS>
      <PRODUCT_FEATURES><FEATURE><FNAME>Lengte</FNAME><FVALUE>40</FVALUE><FUNIT>mm</FUNIT></FEATURE></PRODUCT_FEATURES>
      <PRODUCT_ORDER_DETAILS>
        <ORDER_UNIT>C62</ORDER_UNIT><PRICE_QUANTITY>100</PRICE_QUANTITY>
        <QUANTITY_MIN>50</QUANTITY_MIN><QUANTITY_INTERVAL>50</QUANTITY_INTERVAL>
      </PRODUCT_ORDER_DETAILS>
      <PRODUCT_PRICE_DETAILS>${steps
        .map(
          ([from, price]) =>
            `<PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>${price}</PRICE_AMOUNT><PRICE_CURRENCY>EUR</PRICE_CURRENCY><TAX>0.21</TAX><LOWER_BOUND>${from}</LOWER_BOUND></PRODUCT_PRICE>`,
        )
        .join('')}</PRODUCT_PRICE_DETAILS>
    </PRODUCT>
    <PRODUCT mode="new">
      <SUPPLIER_PID>SLA-0</SUPPLIER_PID>
      <PRODUCT_DETAILS><DESCRIPTION_SHORT>Slaganker te fijn</DESCRIPTION_SHORT></PRODUCT_DETAILS>
      <PRODUCT_PRICE_DETAILS>
        <PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>0.0000123</PRICE_AMOUNT><LOWER_BOUND>1</LOWER_BOUND></PRODUCT_PRICE>
      </PRODUCT_PRICE_DETAILS>
    </PRODUCT>
    <PRODUCT_TO_CATALOGGROUP_MAP><PROD_ID>SLA-8</PROD_ID><CATALOG_GROUP_ID>7</CATALOG_GROUP_ID></PRODUCT_TO_CATALOGGROUP_MAP>
  </T_NEW_CATALOG>
</BMECAT>`

test('an article file of the trade is told of, taken in, and changes nothing the second time', async () => {
  const file = articles([
    [1, '12.50'],
    [500, '9.50'],
  ])
  const told = await importFile(app, file, { dry_run: true })
  expect(told).toMatchObject({ state: 'done', kind: 'bmecat', rows: 2, created: 1, refused: 1, columns: [] })
  expect(told.new_groups).toEqual(['Slagankers'])
  expect(told.errors).toMatchObject([{ field: 'baseUnitPrice' }])
  expect(await bySku('SLA-8')).toBeUndefined()

  expect(await importFile(app, file)).toMatchObject({ state: 'done', created: 1, refused: 1 })
  expect(await bySku('SLA-8')).toMatchObject({
    product_name: 'Slaganker M8 & ring',
    product_group_name: 'Slagankers',
    ean: '8712345678906',
    price_unit: 100,
    base_unit_price: 12.5,
    vat_rate: 21,
    order_multiple: 50,
    min_order_quantity: 50,
    staffels: [
      { minQuantity: 1, maxQuantity: 499, unitPrice: 12.5 },
      { minQuantity: 500, maxQuantity: null, unitPrice: 9.5 },
    ],
  })
  expect(await bySku('SLA-0')).toBeUndefined()
  expect(await importFile(app, file)).toMatchObject({ created: 0, updated: 0, unchanged: 1 })
})

test('the next file of the supplier says which prices are others', async () => {
  const told = await importFile(
    app,
    articles([
      [1, '13.00'],
      [500, '9.50'],
    ]),
  )
  expect(told.changes).toMatchObject([
    {
      sku: 'SLA-8',
      fields: [
        { field: 'baseUnitPrice', from: '12,50', to: '13,00' },
        { field: 'tierPrice', from: '1–499: 12,50 · ≥ 500: 9,50', to: '1–499: 13,00 · ≥ 500: 9,50' },
      ],
    },
  ])
  expect(await bySku('SLA-8')).toMatchObject({ base_unit_price: 13 })
})
