import { storedToken } from '@staffel/shared-auth/store'
import type { Credentials } from './pageClient.ts'

/**
 * Whoever sells has the customer's page open too, and is not the customer who looks. `unsure`: somebody was signed in
 * here not long ago, and only the identity SDK could say who.
 */
export async function signedInHere(): Promise<Credentials | 'nobody' | 'unsure'> {
  if (!document.cookie.split(/;\s*/).includes('staffel_session=1')) return 'nobody'
  const key = document.querySelector<HTMLMetaElement>('meta[name=identity-key]')?.content ?? ''
  return (await storedToken(key)) ?? 'unsure'
}
