/** Types of OData 2 that the endpoints use. */
export type PropertyType = 'guid' | 'text' | 'number' | 'int' | 'bool' | 'date' | 'int64'

export type Value = string | number | boolean | Date | null
/** One thing of one kind, with a value or null for each of its properties. */
export type ExactRecord = Record<string, Value>

export interface Entity {
  /** As webhooks and `SyncTimestamp` name it. */
  readonly topic: string
  readonly type: string
  /** Below the division: paged by 60. */
  readonly path: string
  readonly bulk: string | null
  readonly sync: string | null
  /** Which right of the app it takes. */
  readonly scope: string
  readonly key: string
  readonly properties: ReadonlyMap<string, PropertyType>
  /** `EntityType` in `sync/Deleted`. */
  readonly deletedType: number | null
  /** What a POST cannot do without; null: it cannot be made from outside. */
  readonly required: readonly string[] | null
  /** What a PUT may not touch; null: it cannot be changed from outside. */
  readonly fixed: readonly string[] | null
  /** Property that holds the lines: a document and its lines are made in one POST. */
  readonly lines: { readonly property: string; readonly topic: string; readonly parent: string } | null
  readonly mayDelete: boolean
}

/** `guid ID Account; text Code`: the type, and the names that have it. */
function propertiesOf(text: string): Map<string, PropertyType> {
  const properties = new Map<string, PropertyType>()
  for (const group of text.split(';')) {
    const [type, ...names] = group.trim().split(/\s+/)
    for (const name of names) properties.set(name, type as PropertyType)
  }
  return properties
}

type Given = Partial<Omit<Entity, 'properties'>> & Pick<Entity, 'topic' | 'type' | 'path' | 'scope'>

const entity = (given: Given, properties: string): Entity => ({
  bulk: null,
  sync: null,
  key: 'ID',
  deletedType: null,
  required: null,
  fixed: null,
  lines: null,
  mayDelete: false,
  ...given,
  // Every record knows when it was made and changed; the sync endpoints count by the last one.
  properties: propertiesOf(`${properties}; date Created Modified; int Division; int64 Timestamp`),
})

export const entities: readonly Entity[] = [
  entity(
    {
      topic: 'Accounts',
      type: 'CRM.Account',
      path: 'crm/Accounts',
      bulk: 'bulk/CRM/Accounts',
      sync: 'sync/CRM/Accounts',
      scope: 'crm',
      deletedType: 2,
      required: ['Name'],
      fixed: ['ID'],
    },
    `guid ID MainContact PriceList InvoiceAccount; text Code Name Status Email Phone Website AddressLine1 AddressLine2
     AddressLine3 Postcode City Country VATNumber ChamberOfCommerce Language PaymentConditionSales SalesVATCode
     SalesCurrency SearchCode Remarks; bool Blocked IsSales IsSupplier; number DiscountSales`,
  ),
  entity(
    {
      topic: 'Contacts',
      type: 'CRM.Contact',
      path: 'crm/Contacts',
      bulk: 'bulk/CRM/Contacts',
      sync: 'sync/CRM/Contacts',
      scope: 'crm',
      deletedType: 4,
      required: ['Account', 'LastName'],
      fixed: ['ID', 'Account'],
    },
    `guid ID Account; text AccountName FirstName MiddleName LastName FullName Email BusinessEmail Phone
     BusinessPhone Mobile JobTitleDescription Language; bool IsMainContact`,
  ),
  entity(
    {
      topic: 'Addresses',
      type: 'CRM.Address',
      path: 'crm/Addresses',
      sync: 'sync/CRM/Addresses',
      scope: 'crm',
      deletedType: 3,
    },
    `guid ID Account; text AccountName AddressLine1 AddressLine2 AddressLine3 Postcode City Country; int Type; bool Main`,
  ),
  entity(
    {
      topic: 'Items',
      type: 'Logistics.Item',
      path: 'logistics/Items',
      bulk: 'bulk/Logistics/Items',
      sync: 'sync/Logistics/Items',
      scope: 'logistics',
      deletedType: 9,
      required: ['Code', 'Description'],
      fixed: ['ID'],
    },
    `guid ID ItemGroup; text Code Description ExtraDescription Barcode Unit UnitDescription SalesVatCode ItemGroupCode
     ItemGroupDescription Notes; number StandardSalesPrice CostPriceStandard Stock; bool IsSalesItem IsStockItem
     IsPurchaseItem; date StartDate EndDate`,
  ),
  entity(
    { topic: 'ItemGroups', type: 'Logistics.ItemGroup', path: 'logistics/ItemGroups', scope: 'logistics' },
    `guid ID; text Code Description; int IsDefault`,
  ),
  entity(
    { topic: 'Units', type: 'Logistics.Units', path: 'logistics/Units', scope: 'logistics' },
    `guid ID; text Code Description Type TimeUnit; bool Active Main`,
  ),
  entity(
    {
      topic: 'SalesItemPrices',
      type: 'Logistics.SalesItemPrice',
      path: 'logistics/SalesItemPrices',
      bulk: 'bulk/Logistics/SalesItemPrices',
      sync: 'sync/Logistics/SalesItemPrices',
      scope: 'logistics',
      deletedType: 8,
    },
    `guid ID Item Account; text ItemCode ItemDescription AccountName Currency Unit UnitDescription DefaultItemUnit;
     number Price Quantity NumberOfItemsPerUnit; date StartDate EndDate`,
  ),
  entity(
    { topic: 'CustomerItems', type: 'Logistics.CustomerItem', path: 'logistics/CustomerItems', scope: 'logistics' },
    `guid ID Account Item; text AccountCode AccountName ItemCode ItemDescription CustomerItemCode
     CustomerItemDescription`,
  ),
  entity(
    { topic: 'VATCodes', type: 'VAT.VATCode', path: 'vat/VATCodes', scope: 'financial' },
    `guid ID; text Code Description Type VATTransactionType Country; number Percentage; bool IsBlocked;
     int VATMargin EUSalesListing`,
  ),
  entity(
    {
      topic: 'SalesOrders',
      type: 'SalesOrder.SalesOrder',
      path: 'salesorder/SalesOrders',
      bulk: 'bulk/SalesOrder/SalesOrders',
      scope: 'sales',
      key: 'OrderID',
      deletedType: 13,
      required: ['OrderedBy', 'SalesOrderLines'],
      fixed: ['OrderID', 'OrderNumber', 'OrderedBy', 'InvoiceTo', 'DeliverTo'],
      lines: { property: 'SalesOrderLines', topic: 'SalesOrderLines', parent: 'OrderID' },
    },
    `guid OrderID OrderedBy InvoiceTo DeliverTo; text OrderedByName Description Remarks YourRef Currency
     PaymentCondition StatusDescription; int OrderNumber Status ApprovalStatus; number AmountFC AmountFCExclVat
     AmountDC AmountDiscount; date OrderDate DeliveryDate`,
  ),
  entity(
    {
      topic: 'SalesOrderLines',
      type: 'SalesOrder.SalesOrderLine',
      path: 'salesorder/SalesOrderLines',
      bulk: 'bulk/SalesOrder/SalesOrderLines',
      scope: 'sales',
    },
    `guid ID OrderID Item; text ItemCode ItemDescription Description Notes VATCode UnitCode CustomerItemCode;
     int LineNumber OrderNumber; number Quantity UnitPrice NetPrice Discount AmountFC VATAmount VATPercentage;
     date DeliveryDate`,
  ),
  entity(
    {
      topic: 'Quotations',
      type: 'CRM.Quotation',
      path: 'crm/Quotations',
      bulk: 'bulk/CRM/Quotations',
      sync: 'sync/CRM/Quotations',
      scope: 'crm',
      key: 'QuotationID',
      required: ['OrderAccount', 'QuotationLines'],
      fixed: ['QuotationID', 'QuotationNumber', 'OrderAccount'],
      lines: { property: 'QuotationLines', topic: 'QuotationLines', parent: 'QuotationID' },
    },
    `guid QuotationID OrderAccount InvoiceAccount DeliveryAccount; text OrderAccountName Description Remarks YourRef
     Currency PaymentCondition StatusDescription; int QuotationNumber VersionNumber Status; number AmountFC
     VATAmountFC AmountDiscount; date QuotationDate DueDate ClosingDate CloseDate DeliveryDate`,
  ),
  entity(
    { topic: 'QuotationLines', type: 'CRM.QuotationLine', path: 'crm/QuotationLines', scope: 'crm' },
    `guid ID QuotationID Item; text ItemDescription Description Notes VATCode UnitCode CustomerItemCode;
     int LineNumber QuotationNumber VersionNumber; number Quantity UnitPrice NetPrice Discount AmountFC VATAmountFC
     VATPercentage; bool Optional`,
  ),
  entity(
    {
      topic: 'WebhookSubscriptions',
      type: 'Webhooks.WebhookSubscription',
      path: 'webhooks/WebhookSubscriptions',
      scope: 'organization',
      required: ['CallbackURL', 'Topic'],
      mayDelete: true,
    },
    `guid ID ClientID UserID; text CallbackURL Topic Description; bool IsInstant`,
  ),
  entity(
    { topic: 'Divisions', type: 'System.Division', path: 'system/Divisions', scope: 'organization', key: 'Code' },
    `int Code HID Status Customer; text CustomerName CustomerCode Description Country Currency; bool Current Main`,
  ),
  entity(
    { topic: 'Deleted', type: 'Sync.Deleted', path: 'sync/Deleted', sync: 'sync/Deleted', scope: 'organization' },
    `guid ID EntityKey DeletedBy; int EntityType; date DeletedDate`,
  ),
]

export function entityOf(topic: string): Entity {
  const found = entities.find((one) => one.topic === topic)
  if (!found) throw new Error(`There is no entity ${topic}`)
  return found
}
