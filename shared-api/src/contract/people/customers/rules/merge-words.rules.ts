/** What two customers that are merged each have one of: which of the two stays is chosen. */
export const mergeFields = [
  'name',
  'email',
  'phone',
  'address',
  'contact_person',
  'logo',
  'status',
  'region',
  'chamber_of_commerce_number',
  'vat_number',
  'tax_regime',
  'language',
  'payment_term_days',
  'price_note',
  'customer_group',
] as const
export type MergeField = (typeof mergeFields)[number]

/** What moves along with a customer that is merged into another one. */
export const mergeParts = [
  'offers',
  'requests',
  'users',
  'invites',
  'persons',
  'contacts',
  'addresses',
  'price_lists',
  'numbers',
  'senders',
  'lines',
] as const
export type MergePart = (typeof mergeParts)[number]

/** Why two customers cannot be merged: in `details.reasons` of `IN_USE`. */
export const mergeObstacles = ['exact_accounts', 'open_push'] as const
export type MergeObstacle = (typeof mergeObstacles)[number]

/** Of two customers: the one that stays, and the one that is merged into it. */
export const mergeSides = ['into', 'from'] as const
export type MergeSide = (typeof mergeSides)[number]

/** That long a merge can be undone. */
export const mergeUndoDays = 30

/** Which of two values stays unless somebody chooses: what is known, what says more, and else that of who stays. */
export function suggestedSide(field: MergeField, into: string | null, from: string | null): MergeSide {
  if (into === null) return from === null ? 'into' : 'from'
  return field === 'status' && into === 'prospect' && from === 'active' ? 'from' : 'into'
}
