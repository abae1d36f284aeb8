/** How much a file of products may hold. */
export const transferLimits = {
  products: 25_000,
} as const
