/** What part of the price is earned, in percents; null where either is not known, or nothing is paid. */
export function marginOf(price: number | null, cost: number | null): number | null {
  if (price === null || cost === null || price <= 0) return null
  return ((price - cost) / price) * 100
}
