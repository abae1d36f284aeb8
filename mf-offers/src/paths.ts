/** Every URL of this area, and those of other areas that it links to, once. */
export const paths = {
  dashboard: () => '/dashboard',
  offers: () => '/offers',
  /** Those that were deleted lately. */
  deletedOffers: () => '/offers?view=deleted',
  /** Also linked to by other areas, with `?organization_id=5` for a new offer to that customer. */
  newOffer: (tenantId?: number) => (tenantId ? `/offers/new?tenant_id=${tenantId}` : '/offers/new'),
  /** `id` is the offer's external id, or its number where only that is known. */
  offer: (id: string | number) => `/offers/${id}`,
  editOffer: (id: string | number) => `/offers/${id}?edit=1`,
  /** Pending offers whose validity ends in these days. */
  expiringOffers: (from: string, till: string) =>
    `/offers?status=pending&date=valid_until&from=${from}&till=${till}&sort=valid_until`,
  /** Pending offers that the customer has looked at. */
  viewedOffers: () => '/offers?status=pending&viewed=yes',
  /** Drafts that a colleague was asked about. */
  offersToApprove: () => '/offers?approval=asked',
  /** Open requests up to a day from which no offer was made. */
  unansweredRequests: (till: string) => `/requests?state=open&offer=without&date=received_on&till=${till}`,
  requests: () => '/requests',
  request: (id: number) => `/requests/${id}`,
  /** One version, to be read only. */
  offerVersion: (id: string | number, version: number) => `/offers/${id}?version=${version}`,
  /** The requests, with the settings of their mailbox open. */
  mailbox: () => '/requests?mailbox=open',
  products: () => '/products',
  /** Of another area; a tab of it may be this one's. */
  settings: (tab?: 'pricing' | 'templates') => (tab ? `/settings?tab=${tab}` : '/settings'),
  pricing: () => '/pricing',
}

/** Goes along to an offer that is opened to be sent: its mail is opened with it. */
export const toSend = { sends: true }

/** Goes along to a form for a new offer whose details are to be open. */
export const withDetails = { details: true }

export interface NamedInAddress {
  readonly organizationId?: number
  /** Only an Admin has a choice. */
  readonly tenantId?: number
}

/** For whom, and whose, the new offer is that an address asks for. */
export function namedInAddress(params: URLSearchParams): NamedInAddress {
  const id = (name: string) => {
    const value = Number(params.get(name))
    return Number.isSafeInteger(value) && value > 0 ? value : undefined
  }
  return { organizationId: id('organization_id'), tenantId: id('tenant_id') }
}
