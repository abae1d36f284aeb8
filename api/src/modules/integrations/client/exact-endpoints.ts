/**
 * What is asked of Exact Online, and nothing else: the address of a call is never made of what somebody typed. True:
 * records are made there as well.
 */
export const exactEndpoints = {
  'crm/Accounts': true,
  'crm/Contacts': true,
  'crm/Addresses': false,
  'logistics/Items': true,
  'logistics/ItemGroups': false,
  'logistics/SalesItemPrices': false,
  'logistics/CustomerItems': false,
  'logistics/Units': false,
  'crm/Quotations': true,
  'crm/QuotationLines': false,
  'salesorder/SalesOrders': true,
  'salesorder/SalesOrderLines': false,
  'vat/VATCodes': false,
  'system/Divisions': false,
  'webhooks/WebhookSubscriptions': true,
  'sync/CRM/Accounts': false,
  'sync/CRM/Contacts': false,
  'sync/CRM/Addresses': false,
  'sync/Logistics/Items': false,
  'sync/Logistics/SalesItemPrices': false,
  'sync/Deleted': false,
  'bulk/CRM/Accounts': false,
  'bulk/CRM/Contacts': false,
  'bulk/Logistics/Items': false,
  'bulk/Logistics/SalesItemPrices': false,
} as const satisfies Readonly<Record<string, boolean>>

export type ExactEndpoint = keyof typeof exactEndpoints
export type WritableEndpoint = {
  [E in ExactEndpoint]: (typeof exactEndpoints)[E] extends true ? E : never
}[ExactEndpoint]
