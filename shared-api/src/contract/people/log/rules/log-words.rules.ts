/** Kinds of things that the log is filtered by, and what each is called in the log itself. */
export const logKinds = {
  offers: ['offer', 'offer_bundle', 'saved_view'],
  customers: ['organization'],
  requests: ['quote_request', 'mailbox', 'request_settings'],
  products: ['product', 'product_group', 'product_import', 'customer_group', 'price_list'],
  people: ['user', 'invite', 'person'],
  settings: ['offer_settings', 'template', 'surcharge_rule', 'region', 'tenant', 'subscription_request', 'data_export'],
  exact: ['exact_connection'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type LogKind = keyof typeof logKinds

export const logKindWords = Object.keys(logKinds) as LogKind[]
