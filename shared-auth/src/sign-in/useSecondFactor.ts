import { useStore } from 'zustand'
import { secondFactor } from '../auth.ts'
import type { SecondFactorState } from './createSecondFactor.ts'

/** The code that the sign-in of this page waits for; null while it waits for none. */
export function useSecondFactor(): SecondFactorState | null {
  return useStore(secondFactor.store)
}
