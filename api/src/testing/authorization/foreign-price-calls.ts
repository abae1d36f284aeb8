type Ids = Readonly<Record<'tenant' | 'organization' | 'product' | 'customerGroup' | 'priceList', number>>

/** How calls about price lists and groups of customers would reach for another tenant's rows (`foreignCalls`). */
export function foreignPriceCalls(ids: Ids) {
  const ofTenant = { query: `?tenant_id=${ids.tenant}`, answer: 'empty' as const }
  return {
    listPriceLists: ofTenant,
    getPriceList: { id: ids.priceList, answer: 'NOT_FOUND' },
    createPriceList: {
      payload: {
        tenant_id: ids.tenant,
        name: 'x',
        organization_id: 1,
        valid_from: '2026-01-01',
        currency: 'eur',
        entries: [],
      },
      answer: 'NOT_FOUND',
    },
    exportPriceLists: { query: `?format=csv&id=${ids.priceList}`, answer: 'NOT_FOUND' },
    // A form; its own test tries another tenant's.
    importPriceLists: null,
    updatePriceList: { id: ids.priceList, payload: { rev: 1, name: 'mine now' }, answer: 'NOT_FOUND' },
    deletePriceList: { id: ids.priceList, answer: 'NOT_FOUND' },
    getCustomerPrice: {
      query: `?organization_id=${ids.organization}&product_id=${ids.product}&quantity=1`,
      answer: 'NOT_FOUND',
    },
    listCustomerGroups: ofTenant,
    getCustomerGroup: { id: ids.customerGroup, answer: 'NOT_FOUND' },
    createCustomerGroup: { payload: { tenant_id: ids.tenant, name: 'x' }, answer: 'NOT_FOUND' },
    updateCustomerGroup: { id: ids.customerGroup, payload: { rev: 1, name: 'mine now' }, answer: 'NOT_FOUND' },
    deleteCustomerGroup: { id: ids.customerGroup, answer: 'NOT_FOUND' },
    assignCustomerGroup: {
      payload: { organization_id: ids.organization, customer_group_id: null },
      answer: 'NOT_FOUND',
    },
  } as const
}
