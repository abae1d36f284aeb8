import { randomUUID } from 'node:crypto'
import { ExactError } from '../http/ExactError.ts'
import { entityOf, type Entity, type ExactRecord, type Value } from '../model/entities.ts'
import { readValue } from '../odata/written.ts'
import type { DivisionStore } from './divisionStore.ts'

type Body = Readonly<Record<string, unknown>>

/** Rounded half away from zero, as amounts are. */
const cents = (amount: number): number => (Math.sign(amount) * Math.round(Math.abs(amount) * 100 + 1e-7)) / 100

/** Amounts of a document as its lines come to them; `extra` is a cent that should not be there. */
export function documentOf(
  store: DivisionStore,
  entity: Entity,
  body: Body,
  now: Date,
  extra: number,
): {
  readonly head: ExactRecord
  readonly lines: readonly ExactRecord[]
} {
  const { lines } = entity
  const given = lines && body[lines.property]
  if (!lines || !Array.isArray(given) || given.length === 0)
    throw new ExactError(400, `Mandatory: ${lines?.property ?? 'Lines'}`)
  const isOrder = entity.topic === 'SalesOrders'
  const account = accountOf(store, body, isOrder ? 'OrderedBy' : 'OrderAccount')
  const id = randomUUID()
  const number = isOrder
    ? store.nextNumber('SalesOrders', 'OrderNumber', 24_001)
    : store.nextNumber('Quotations', 'QuotationNumber', 8_001)
  const made = given.map((line: unknown, index) =>
    lineOf(store, entityOf(lines.topic), line, { parent: lines.parent, id, number, index, account }),
  )
  const net = cents(made.reduce((sum, line) => sum + Number(line['AmountFC']), 0)) + extra
  const vat = cents(made.reduce((sum, line) => sum + Number(line[isOrder ? 'VATAmount' : 'VATAmountFC']), 0))
  const head = {
    ...valuesOf(entity, body),
    ...(isOrder ? orderHead : quotationHead)({ id, number, account, now, net, vat, body }),
  }
  return { head, lines: made }
}

interface Head {
  readonly id: string
  readonly number: number
  readonly account: ExactRecord
  readonly now: Date
  readonly net: number
  readonly vat: number
  readonly body: Body
}

const orderHead = ({ id, number, account, now, net, vat, body }: Head): ExactRecord => ({
  OrderID: id,
  OrderNumber: number,
  OrderedByName: account['Name'] ?? null,
  InvoiceTo: (body['InvoiceTo'] as string | undefined) ?? account['ID'] ?? null,
  DeliverTo: (body['DeliverTo'] as string | undefined) ?? account['ID'] ?? null,
  Currency: (body['Currency'] as string | undefined) ?? 'EUR',
  Status: 12,
  StatusDescription: 'Open',
  ApprovalStatus: 1,
  OrderDate: date(body['OrderDate']) ?? now,
  AmountFCExclVat: net,
  AmountFC: cents(net + vat),
  AmountDC: cents(net + vat),
  AmountDiscount: 0,
})

const quotationHead = ({ id, number, account, now, net, vat, body }: Head): ExactRecord => ({
  QuotationID: id,
  QuotationNumber: number,
  VersionNumber: 1,
  OrderAccountName: account['Name'] ?? null,
  InvoiceAccount: (body['InvoiceAccount'] as string | undefined) ?? account['ID'] ?? null,
  DeliveryAccount: (body['DeliveryAccount'] as string | undefined) ?? account['ID'] ?? null,
  Currency: (body['Currency'] as string | undefined) ?? 'EUR',
  Status: 20,
  StatusDescription: 'Concept',
  QuotationDate: date(body['QuotationDate']) ?? now,
  AmountFC: net,
  VATAmountFC: vat,
  AmountDiscount: 0,
})

const date = (value: unknown): Date | null =>
  value === undefined ? null : (readValue('Date', 'date', value) as Date | null)

interface Place {
  readonly parent: string
  readonly id: string
  readonly number: number
  readonly index: number
  readonly account: ExactRecord
}

function lineOf(
  store: DivisionStore,
  entity: Entity,
  line: unknown,
  { parent, id, number, index, account }: Place,
): ExactRecord {
  if (typeof line !== 'object' || line === null) throw new ExactError(400, 'Error processing request stream.')
  const values = valuesOf(entity, { ...line })
  const item = itemOf(store, values['Item'] ?? null, index)
  const quantity = Number(values['Quantity'] ?? 1)
  const prices = pricesOf(store, values, item, account, quantity)
  const amount = cents(quantity * prices.NetPrice)
  const vat = vatOf(store, values['VATCode'] ?? account['SalesVATCode'] ?? item['SalesVatCode'] ?? null, index)
  const vatAmount = cents(amount * vat.VATPercentage)
  const own: ExactRecord =
    entity.topic === 'SalesOrderLines'
      ? { OrderNumber: number, ItemCode: item['Code'] ?? null, VATAmount: vatAmount }
      : { QuotationNumber: number, VersionNumber: 1, VATAmountFC: vatAmount }
  return {
    Description: item['Description'] ?? null,
    UnitCode: item['Unit'] ?? null,
    ...values,
    ID: randomUUID(),
    [parent]: id,
    LineNumber: index + 1,
    ItemDescription: item['Description'] ?? null,
    Quantity: quantity,
    ...prices,
    ...vat,
    AmountFC: amount,
    ...own,
  }
}

function itemOf(store: DivisionStore, id: Value, index: number): ExactRecord {
  const item = store.all('Items').get(String(id))
  if (!item) throw new ExactError(400, `Line ${index + 1}: Mandatory: Item`)
  if (item['IsSalesItem'] !== true)
    throw new ExactError(400, `Line ${index + 1}: Not a sales item: ${String(item['Code'])}`)
  return item
}

/** `Discount` is what the net price is below the default one; whoever gives a net price gets that price. */
function pricesOf(
  store: DivisionStore,
  values: ExactRecord,
  item: ExactRecord,
  account: ExactRecord,
  quantity: number,
) {
  const listed = listedPrice(store, item, account, quantity)
  const unitPrice = Number(values['UnitPrice'] ?? listed)
  const given = values['Discount']
  const netPrice = Number(values['NetPrice'] ?? unitPrice * (1 - Number(given ?? 0)))
  const discount = given ?? (unitPrice === 0 ? 0 : Number(((unitPrice - netPrice) / unitPrice).toFixed(6)))
  return { UnitPrice: unitPrice, NetPrice: netPrice, Discount: discount }
}

function listedPrice(store: DivisionStore, item: ExactRecord, account: ExactRecord, quantity: number): number {
  const prices = [...store.all('SalesItemPrices').values()]
    .filter((price) => price['Item'] === item['ID'] && price['EndDate'] === null)
    .filter((price) => Number(price['Quantity']) <= quantity && Number(price['NumberOfItemsPerUnit']) === 1)
  const best = (of: ExactRecord[]): ExactRecord | undefined =>
    of.sort((left, right) => Number(right['Quantity']) - Number(left['Quantity']))[0]
  const found =
    best(prices.filter((price) => price['Account'] === account['ID'])) ??
    best(prices.filter((price) => price['Account'] === null))
  return Number(found?.['Price'] ?? item['StandardSalesPrice'] ?? 0)
}

function vatOf(store: DivisionStore, code: unknown, index: number): { VATCode: string | null; VATPercentage: number } {
  if (code === null) return { VATCode: null, VATPercentage: 0 }
  const found = [...store.all('VATCodes').values()].find((vat) => vat['Code'] === code)
  if (!found || found['IsBlocked'] === true)
    throw new ExactError(400, `Line ${index + 1}: Not found: VATCode ${String(code)}`)
  return { VATCode: String(code), VATPercentage: Number(found['Percentage']) }
}

function accountOf(store: DivisionStore, body: Body, property: string): ExactRecord {
  const account = store.all('Accounts').get(String(body[property] ?? '').toLowerCase())
  if (!account) throw new ExactError(400, `Not found: ${property}`)
  if (account['Blocked'] === true) throw new ExactError(400, `Account is blocked: ${String(account['Code']).trim()}`)
  if (account['Status'] !== 'C' && property === 'OrderedBy')
    throw new ExactError(400, `Account is not a customer: ${String(account['Code']).trim()}`)
  return account
}

/** The properties of a body, in their types; one that there is not is refused. */
export function valuesOf(entity: Entity, body: Body): ExactRecord {
  const values: ExactRecord = {}
  for (const [name, value] of Object.entries(body)) {
    if (name === '__metadata' || name === entity.lines?.property) continue
    const type = entity.properties.get(name)
    if (!type)
      throw new ExactError(
        400,
        `Error processing request stream. The property name '${name}' specified for type 'Exact.Web.Api.Models.${entity.type}' is not valid.`,
      )
    values[name] = readValue(name, type, value)
  }
  return values
}
