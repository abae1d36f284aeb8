/** For another tenant than one's own, where an Admin works in it. */
const within = (path: string, tenantId?: number) => (tenantId === undefined ? path : `${path}?tenant=${tenantId}`)

/** Every URL of this area, once. */
export const paths = {
  products: () => '/products',
  newProduct: (tenantId?: number) => within('/products/new', tenantId),
  product: (id: number | string) => `/products/${id}`,
  /** An area of its own. */
  offer: (externalId: string) => `/offers/${externalId}`,
  editProduct: (id: number | string) => `/products/${id}/edit`,
  groups: (tenantId?: number) => within('/products/groups', tenantId),
  priceLists: (tenantId?: number) => within('/products/prices', tenantId),
  newPriceList: (tenantId?: number) => within('/products/prices/new', tenantId),
  priceList: (id: number | string, tenantId?: number) => within(`/products/prices/${id}`, tenantId),
  customerGroups: (tenantId?: number) => within('/products/prices/groups', tenantId),
  articleNumbers: (tenantId?: number) => within('/products/article-numbers', tenantId),
  /** An area of its own. */
  bringInItems: () => '/exact/sync?kinds=products',
  importProducts: (tenantId?: number) => within('/products/import', tenantId),
  /** All of a group, the hidden ones too. */
  productsOf: (groupId: number) => `/products?group=${groupId}&visible=all`,
  pricing: () => '/pricing',
  roiCalculator: () => '/roicalculator',
}
