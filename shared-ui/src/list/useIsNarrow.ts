import { useMediaQuery } from '../theme/useMediaQuery.ts'

/** Whether the window is too narrow for a table: rows are cards, and filters open as a sheet. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 899px)')
}
