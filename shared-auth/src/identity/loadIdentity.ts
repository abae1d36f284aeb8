import type { BootManifest } from '@staffel/shared-api/contract'
import type { AskedFactors, IdentityProvider } from './IdentityProvider.ts'

/** Where the API is, which in local mode signs people in as well: at the page's own origin or at another. */
export function originOf({ base }: BootManifest['api']): string {
  return new URL(base, window.location.href).origin
}

/**
 * The SDK with everything around it is one chunk: it cannot be split, and a visitor who never signs in does not need
 * it.
 */
export async function loadIdentity(
  { api, firebase, local }: Pick<BootManifest, 'api' | 'firebase' | 'local'>,
  askForCode: (asked: AskedFactors) => Promise<void>,
): Promise<IdentityProvider> {
  const { firebaseIdentity } = await import(/* webpackChunkName: "identity" */ './firebaseIdentity.ts')
  return firebaseIdentity({ firebase, standIn: local ? originOf(api) : null, askForCode })
}
