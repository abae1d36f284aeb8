/**
 * Whether a value that was kept has the shape of one that the form holds now: the form may have been another one when
 * it was kept. What is null in either says nothing; what a list holds is taken as it is.
 */
export function fitsLike<T>(sample: T, value: unknown): value is T {
  if (sample === null || sample === undefined) return true
  if (Array.isArray(sample)) return Array.isArray(value)
  if (typeof sample !== 'object') return typeof value === typeof sample
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(sample).every(([key, part]) => fits(part, Reflect.get(value, key)))
}

function fits(sample: unknown, value: unknown): boolean {
  return (value === null && typeof sample !== 'boolean') || fitsLike(sample, value)
}
