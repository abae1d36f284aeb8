import { useMediaQuery } from '../../theme/useMediaQuery.ts'

/** Whether a form has room for a column beside it. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 1280px)')
}
