import { boundOrganization, isManagerOrAdmin, isSellerStaff, type Caller } from '../../../http/caller.ts'

/** Which offers a caller may see: a customer's people those of their own, who runs the seller all in scope. */
export interface OfferView {
  /** Null: not bound to one. */
  readonly organizationId: number | null
  /** Customers do not see what is still being worked on. */
  readonly seesDrafts: boolean
}

export function viewOf(caller: Caller): OfferView {
  return { organizationId: boundOrganization(caller), seesDrafts: isManagerOrAdmin(caller) || caller.isTenant }
}

/** Unit prices, discounts, tax rates and surcharges: Admins and staff of the selling company. */
export function mayEditPrices(caller: Caller): boolean {
  return isSellerStaff(caller)
}

/** Notes among the seller's own people. */
export function readsInternalNotes(caller: Caller): boolean {
  return isSellerStaff(caller)
}

/** On the selling side of an offer; everybody else reads as its customer. */
export function isOfSeller(caller: Caller): boolean {
  return isSellerStaff(caller)
}
