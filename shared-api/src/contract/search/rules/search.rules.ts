/** What can be looked for in the whole product. An area's `area.json` says where a row of each type leads. */
export const searchTypes = ['offers', 'customers', 'products', 'requests', 'users'] as const
export type SearchType = (typeof searchTypes)[number]

/** Characters from which on something is looked for. */
export const leastSearched = 2
