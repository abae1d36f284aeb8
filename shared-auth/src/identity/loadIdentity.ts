import type { BootManifest } from '@staffel/shared-api/contract'
import type { AskedFactors, IdentityProvider } from './IdentityProvider.ts'

/**
 * The SDK with everything around it is one chunk: it cannot be split, and a visitor who never signs in does not need
 * it.
 */
export async function loadIdentity(
  { firebase, local }: Pick<BootManifest, 'firebase' | 'local'>,
  askForCode: (asked: AskedFactors) => Promise<void>,
): Promise<IdentityProvider> {
  const { firebaseIdentity } = await import(/* webpackChunkName: "identity" */ './firebaseIdentity.ts')
  return firebaseIdentity({ firebase, standIn: local ? window.location.origin : null, askForCode })
}
