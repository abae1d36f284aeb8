import { strToU8 } from 'fflate'
import { readFile } from '../read-file.ts'

const read = (xml: string | Uint8Array) =>
  readFile(typeof xml === 'string' ? strToU8(xml) : xml, { mapping: null, remembered: {} })

const price = (amount: string, from: string, type = 'net_list') =>
  `<PRODUCT_PRICE price_type="${type}"><PRICE_AMOUNT>${amount}</PRICE_AMOUNT><PRICE_CURRENCY>EUR</PRICE_CURRENCY><TAX>0.21</TAX><LOWER_BOUND>${from}</LOWER_BOUND></PRODUCT_PRICE>`

const product = (number: string, { details = '', order = '', prices = '', features = '' } = {}) => `
<PRODUCT mode="new">
  <SUPPLIER_PID>${number}</SUPPLIER_PID>
  <PRODUCT_DETAILS><DESCRIPTION_SHORT>Bout ${number}</DESCRIPTION_SHORT>${details}</PRODUCT_DETAILS>
  <PRODUCT_FEATURES>${features}</PRODUCT_FEATURES>
  <PRODUCT_ORDER_DETAILS>${order}</PRODUCT_ORDER_DETAILS>
  <PRODUCT_PRICE_DETAILS>${prices}</PRODUCT_PRICE_DETAILS>
</PRODUCT>`

const catalogue = (content: string, head = '<?xml version="1.0" encoding="UTF-8"?>') =>
  `${head}<BMECAT version="2005" xmlns="http://www.bmecat.org/bmecat/2005fd"><HEADER><CATALOG><CATALOG_NAME>Ijzerwaren</CATALOG_NAME></CATALOG></HEADER><T_NEW_CATALOG>${content}</T_NEW_CATALOG></BMECAT>`

describe('an article file of the trade', () => {
  it('gives names, codes, units, packs and groups', () => {
    const { kind, drafts } = read(
      catalogue(
        product('B1', {
          details:
            '<DESCRIPTION_LONG>Zeskantbout &amp; moer</DESCRIPTION_LONG><INTERNATIONAL_PID type="gtin">8712345678906</INTERNATIONAL_PID><MANUFACTURER_PID>M-1</MANUFACTURER_PID>',
          features: '<FEATURE><FNAME>Lengte</FNAME><FVALUE>40</FVALUE><FUNIT>mm</FUNIT></FEATURE>',
          order:
            '<ORDER_UNIT>mtr</ORDER_UNIT><NO_CU_PER_OU>50</NO_CU_PER_OU><QUANTITY_MIN>10</QUANTITY_MIN><QUANTITY_INTERVAL>2.5</QUANTITY_INTERVAL>',
        }) +
          '<CATALOG_GROUP_SYSTEM><CATALOG_STRUCTURE type="leaf"><GROUP_ID>7</GROUP_ID><GROUP_NAME>Bouten</GROUP_NAME></CATALOG_STRUCTURE></CATALOG_GROUP_SYSTEM>' +
          '<PRODUCT_TO_CATALOGGROUP_MAP><PROD_ID>B1</PROD_ID><CATALOG_GROUP_ID>7</CATALOG_GROUP_ID></PRODUCT_TO_CATALOGGROUP_MAP>',
      ),
    )
    expect(kind).toBe('bmecat')
    expect(drafts).toMatchObject([
      {
        sku: 'B1',
        group: 'Bouten',
        problems: [],
        fields: {
          name: 'Bout B1',
          description: 'Zeskantbout & moer',
          ean: '8712345678906',
          externalItemCode: 'M-1',
          salesUnit: 'm',
          salesUnitCode: 'MTR',
          packContent: 50,
          minOrderQuantity: 10,
          orderMultiple: 2.5,
          properties: [{ propertyType: 'Lengte', value: '40 mm' }],
        },
      },
    ])
    expect(drafts[0]).not.toHaveProperty('tiers')
  })

  it('gives prices for a quantity, and by scale', () => {
    const { drafts } = read(
      catalogue(
        product('B2', {
          order: '<PRICE_QUANTITY>100</PRICE_QUANTITY>',
          prices: price('9.50', '500') + price('12.50', '1') + price('1.00', '1', 'net_customer'),
        }) +
          product('B3', { prices: price('0.0659', '1') }) +
          product('B4', { prices: price('0.0000123', '1') }),
      ),
    )
    expect(drafts).toMatchObject([
      {
        fields: { priceUnit: 100, baseUnitPrice: 12.5, vatRate: 21 },
        tiers: [
          { minQuantity: 1, maxQuantity: 499, unitPrice: 12.5 },
          { minQuantity: 500, maxQuantity: null, unitPrice: 9.5 },
        ],
      },
      { fields: { priceUnit: 100, baseUnitPrice: 6.59 }, tiers: [] },
      { problems: [{ field: 'baseUnitPrice', message: { key: 'transfer.problem.noUnit' } }] },
    ])
  })

  it('is read in the letters that it names', () => {
    const latin = Buffer.from(catalogue(product('Caf\xe9'), '<?xml version="1.0" encoding="ISO-8859-1"?>'), 'latin1')
    expect(read(latin).drafts[0]?.sku).toBe('Café')
  })

  it.each([
    [
      'has a DOCTYPE',
      catalogue(product('B1'), '<!DOCTYPE BMECAT [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
      'doctype',
    ],
    ['asks for an entity', catalogue(product('&x;')), 'broken'],
    ['is cut off', catalogue(product('B1')).slice(0, -30), 'broken'],
    ['is another one', '<html><body/></html>', 'format'],
    ['is deep', `<BMECAT>${'<a>'.repeat(100)}`, 'broken'],
    ['is empty', catalogue(''), 'empty'],
  ])('that %s is not read', (_, xml, reason) => {
    expect(() => read(xml)).toThrow(reason)
  })
})
