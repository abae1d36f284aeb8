import type { Location } from 'react-router-dom'

/**
 * State of an address that takes the place of another one while the page stays as it is: a form that was stored while
 * somebody types in it. Nothing asks, nothing moves, the focus stays.
 */
export const samePage = { samePage: true }

export function isSamePage({ state }: Pick<Location, 'state'>): boolean {
  const given: unknown = state
  return typeof given === 'object' && given !== null && 'samePage' in given && given.samePage === true
}
