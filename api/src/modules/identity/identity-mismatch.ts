import { DomainError, type Bilingual } from '../../errors.ts'
import { errorMessages } from '../../http/messages.ts'

/** What the provider's names say to a person. Tokens and the page name them differently. */
const ways: readonly { readonly names: readonly string[]; readonly way: Bilingual }[] = [
  { names: ['google.com', 'google'], way: { nl: 'met Google', en: 'with Google' } },
  {
    names: ['password', 'emailLink', 'email-link'],
    way: { nl: 'met een link in een e-mail', en: 'with a link in an e-mail' },
  },
]

/** The address has an account, and this is not who signed in to it: they are told how that was done. */
export function identityMismatch(provider: string | null): DomainError {
  const way = ways.find(({ names }) => provider !== null && names.includes(provider))?.way
  if (!way) return new DomainError('IDENTITY_MISMATCH')
  const { nl, en } = errorMessages.IDENTITY_MISMATCH
  return new DomainError('IDENTITY_MISMATCH', {
    message: {
      nl: nl.replace('de eerste keer deed', `de eerste keer deed: ${way.nl}`),
      en: en.replace('the first time', `the first time: ${way.en}`),
    },
  })
}
