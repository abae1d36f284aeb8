import { finishSignInPath, ownPath } from '../access/paths.ts'
import type { IdentityProvider } from '../identity/IdentityProvider.ts'
import type { SignInMemory } from './signInMemory.ts'

export interface SignInParts {
  readonly identity: () => Promise<IdentityProvider>
  readonly memory: SignInMemory
  readonly origin: () => string
  /** Address of the newest sign-in link that the local identity stand-in has sent to an address. */
  readonly localLink: (email: string) => Promise<string>
  /** Leaves this page for another address. */
  readonly leaveTo: (href: string) => void
}

export type SignIn = ReturnType<typeof createSignIn>

/** The ways in. Each rejects with `IdentityError`; `identityMessage` turns it into a text. */
export function createSignIn({ identity, memory, origin, localLink, leaveTo }: SignInParts) {
  async function sendLink(email: string, next: string | null): Promise<void> {
    const provider = await identity()
    const wanted = ownPath(next)
    const query = wanted === null ? '' : `?${new URLSearchParams({ next: wanted })}`
    await provider.sendLink(email, `${origin()}${finishSignInPath}${query}`)
    memory.keepEmail(email)
  }

  return {
    /** Mails a sign-in link that comes back to `next`. */
    sendLink,

    /** Call when the sign-in page shows: the Google window must open in the same moment as the click. */
    async prepareGoogle(): Promise<void> {
      const provider = await identity().catch(() => null)
      await provider?.prepareGoogle()
    },

    /**
     * Opens the Google window. A second call while it is open makes the first reject with `cancelled-popup-request`.
     */
    async withGoogle(): Promise<void> {
      await (await identity()).signInWithGoogle()
    },

    /** The way round a blocked window: leaves the page, and `finishRedirect` picks up the answer. */
    async withGoogleHere(): Promise<void> {
      const provider = await identity()
      memory.keepRedirect()
      await provider.redirectToGoogle()
    },

    async finishRedirect(): Promise<void> {
      if (!memory.takeRedirect()) return
      await (await identity()).finishRedirect()
    },

    /** Local mode: the whole e-mail-link flow with the mail read by us. */
    async asDemoAccount(email: string, next: string | null): Promise<void> {
      await sendLink(email, next)
      leaveTo(await localLink(email))
    },
  }
}
