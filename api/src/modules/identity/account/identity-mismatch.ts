import { DomainError } from '../../../errors.ts'
import { text, type Text } from '../../../texts/text.ts'

/** What the provider's names say to a person. Tokens and the page name them differently. */
const ways: readonly { readonly names: readonly string[]; readonly way: Text }[] = [
  { names: ['google.com', 'google'], way: text('identity.way.google') },
  { names: ['password', 'emailLink', 'email-link'], way: text('identity.way.emailLink') },
]

/** The address has an account, and this is not who signed in to it: they are told how that was done. */
export function identityMismatch(provider: string | null): DomainError {
  const way = ways.find(({ names }) => provider !== null && names.includes(provider))?.way
  return new DomainError('IDENTITY_MISMATCH', way && { message: text('identity.mismatch', { way }) })
}
