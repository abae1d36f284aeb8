import type { SecondFactor } from '@staffel/shared-api/contract'

/** Where second factors of others are seen and taken away; rejects with `UNAVAILABLE` where that cannot be asked. */
export interface SecondFactorDesk {
  list(uid: string): Promise<SecondFactor[]>
  /** All of them; whoever is signed in with that sign-in has to do so anew. */
  removeAll(uid: string): Promise<void>
}
