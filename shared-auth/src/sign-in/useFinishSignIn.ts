import { useEffect } from 'react'
import { useStore } from 'zustand'
import { finishSignIn } from '../auth.ts'
import type { FinishState } from './createFinishSignIn.ts'

/** Uses the sign-in link of the current address and tells how far that is. */
export function useFinishSignIn(): FinishState {
  useEffect(() => finishSignIn.start(), [])
  return useStore(finishSignIn.store)
}
