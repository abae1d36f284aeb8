/** The fields of an offer that its list can sort by. */
export const offerSortKeys = [
  'created_date',
  'last_modified',
  'valid_until',
  'desired_delivery_date',
  'amount',
  'customer',
  'status',
] as const

/** The days of an offer by which its list can be narrowed down. */
export const offerDateFields = ['created_date', 'last_modified', 'valid_until', 'desired_delivery_date'] as const
