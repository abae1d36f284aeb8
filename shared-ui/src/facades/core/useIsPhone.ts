import { useMediaQuery } from '../../theme/useMediaQuery.ts'

/** Whether the window is too narrow for tables and rows of controls. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 767px)')
}
