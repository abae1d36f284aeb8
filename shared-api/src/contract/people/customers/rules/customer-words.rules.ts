/** What an address of a customer is for. */
export const addressTypes = ['billing', 'shipping', 'other'] as const
export type AddressTypeWord = (typeof addressTypes)[number]

/** What stands in the way of deleting a customer: in `details` of `HAS_OFFERS` and `IN_USE`, beside their `count`. */
export const customerTies = ['offers', 'requests', 'users', 'invites', 'price_lists'] as const
export type CustomerTie = (typeof customerTies)[number]

export const customerEvents = [
  'organization.created',
  'organization.changed',
  'organization.tax_regime',
  'organization.customer_group',
  'organization.archived',
  'organization.deleted',
  'organization.restored',
  'organization.merged',
  'organization.merged_into',
  'organization.unmerged',
  'organization.unmerged_from',
  'organization.address_saved',
  'organization.address_deleted',
  'organization.contact_saved',
  'organization.contact_deleted',
  'organization.person_saved',
  'organization.person_deleted',
  'organization.imported',
  'organization.synced',
  'company.saved',
  'customer_number.created',
  'customer_number.changed',
  'customer_number.deleted',
  'customer_number.imported',
] as const
export type CustomerEvent = (typeof customerEvents)[number]
