/** Every URL of this area, once. */
export const paths = {
  users: () => '/users',
  invites: () => '/invites',
  newInvite: () => '/invites/new',
  customers: () => '/customers',
  customer: (id: number) => `/customers/${id}`,
  /** With the form open. */
  editCustomer: (id: number) => `/customers/${id}?edit=1`,
  /** Merges into it: `from`, once that is chosen. */
  mergeInto: (id: number, from?: number) => `/customers/${id}/merge${from ? `?from=${from}` : ''}`,
  /** Of offers. */
  offersOf: (customer: number) => `/offers?organization_id=${customer}`,
  newOfferFor: (customer: number) => `/offers/new?organization_id=${customer}`,
  account: () => '/myaccount',
  settings: () => '/settings',
  /** What the platform agreed with each. */
  tenants: () => '/tenants',
  /** What was done, by whom and when. */
  log: () => '/activity',
  acceptInvite: (token?: string) => `/accept-invite${token ? `?${new URLSearchParams({ token })}` : ''}`,
  /** `next`: where to go afterwards. */
  consent: (next?: string) => `/acceptinvite${next && next !== '/' ? `?${new URLSearchParams({ next })}` : ''}`,
  /** Of the catalogue: what the plans cost. */
  pricing: () => '/pricing',
  /** The shell's. */
  login: () => '/login',
}
