import { browserPopupRedirectResolver, type Auth, type PopupRedirectResolver } from '@firebase/auth'

/**
 * The one undocumented member of the SDK that we use, only to save time: when a release drops it, the first click on
 * Google is slower and nothing else changes. The SDK's types say "an object" where it passes a class, hence the cast.
 */

interface ResolverClass extends PopupRedirectResolver {
  new (): { readonly _initialize?: (auth: Auth) => Promise<unknown> }
}

const Resolver = browserPopupRedirectResolver as unknown as ResolverClass

/** The SDK makes its own instance of the class it is given; this class has one only, so warming it warms the SDK's. */
class GoogleResolver extends Resolver {
  static #only: GoogleResolver | null = null

  constructor() {
    super()
    if (GoogleResolver.#only) return GoogleResolver.#only
    GoogleResolver.#only = this
  }
}

/** For `signInWithPopup` and its like. Never for `initializeAuth`: the first auth state would then wait for Google. */
export const googleResolver: PopupRedirectResolver = GoogleResolver

/** Loads Google's script and frame before the click: a window opened late is a window blocked. */
export async function warmResolver(auth: Auth): Promise<void> {
  await new GoogleResolver()._initialize?.(auth)
}
