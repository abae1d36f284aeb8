/** How much a file of products may hold. */
export const transferLimits = {
  products: 25_000,
  /** Of the file as it is sent, and of all that it unpacks to. */
  bytes: 40 * 1024 * 1024,
  unpackedBytes: 120 * 1024 * 1024,
  rows: 200_000,
  columns: 100,
  /** Characters that are read of one cell: a description has at most 10,000. */
  cell: 12_000,
  /** Product groups that one file may make. */
  newGroups: 200,
  /** Products and mistakes that are told of one by one. */
  toldChanges: 200,
  toldErrors: 500,
} as const
