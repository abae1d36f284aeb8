import { useMediaQuery } from './useMediaQuery.ts'

/** Whether the visitor asked their system for less movement. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)')
}
