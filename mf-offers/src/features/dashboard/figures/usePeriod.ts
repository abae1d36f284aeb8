import { useUrlFilters, wholeNumber } from '@staffel/shared-ui/list'
import { periodLengths } from '../../../api/dashboard.queries.ts'

const filters = { days: wholeNumber(periodLengths[0], periodLengths) }

/** Days that the figures are of; in the URL, so that a link carries them and Back takes a choice back. */
export function usePeriod(): number {
  return useUrlFilters({ filters }).filters.days
}
