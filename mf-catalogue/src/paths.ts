/** Every URL of this area, once. */
export const paths = {
  products: () => '/products',
  /** For another tenant than one's own, where an Admin adds to its catalogue. */
  newProduct: (tenantId?: number) => (tenantId === undefined ? '/products/new' : `/products/new?tenant=${tenantId}`),
  product: (id: number | string) => `/products/${id}`,
  /** An area of its own. */
  offer: (externalId: string) => `/offers/${externalId}`,
  editProduct: (id: number | string) => `/products/${id}/edit`,
  groups: (tenantId?: number) => (tenantId === undefined ? '/products/groups' : `/products/groups?tenant=${tenantId}`),
  articleNumbers: (tenantId?: number) =>
    tenantId === undefined ? '/products/article-numbers' : `/products/article-numbers?tenant=${tenantId}`,
  importProducts: (tenantId?: number) =>
    tenantId === undefined ? '/products/import' : `/products/import?tenant=${tenantId}`,
  /** All of a group, the hidden ones too. */
  productsOf: (groupId: number) => `/products?group=${groupId}&visible=all`,
  pricing: () => '/pricing',
  roiCalculator: () => '/roicalculator',
}
