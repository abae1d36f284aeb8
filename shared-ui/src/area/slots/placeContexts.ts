type Nothing = Readonly<Record<never, never>>

/**
 * What the guests of a place are told, by place: plain data, read only. Who changes one of these so that a guest of
 * before cannot live with it raises the version of the place in its `area.json`.
 */
export interface PlaceContexts {
  /** Beside an offer that is being read. */
  readonly 'offer.side': { readonly offerId: number; readonly version: number; readonly status: string }
  readonly 'customer.tabs': { readonly organizationId: number }
  readonly 'product.tabs': { readonly productId: number }
  /** Settings of the company that sells: the people of its customers are not offered them. */
  readonly 'settings.tabs': Nothing
  readonly 'dashboard.cards': Nothing
}

/** Where areas show guests of each other. */
export type Place = keyof PlaceContexts
