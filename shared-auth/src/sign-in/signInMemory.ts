import { quietly } from '../quietly.ts'

/** What sign-in keeps between two pages: the address that a link was sent to, and the link until it is used. */
export interface SignInMemory {
  readonly email: () => string | null
  readonly keepEmail: (email: string) => void
  readonly link: () => string | null
  readonly keepLink: (link: string) => void
  /** A sign-in by leaving the page is under way; `takeRedirect` tells and forgets it. */
  readonly keepRedirect: () => void
  readonly takeRedirect: () => boolean
  /** After the link has been used, or found useless. */
  readonly forget: () => void
}

const emailKey = 'staffel.sign-in.email'
const linkKey = 'staffel.sign-in.link'
const redirectKey = 'staffel.sign-in.redirect'

/**
 * The address is in `localStorage`, because a mailed link opens a new tab; the link in `sessionStorage`, so that a
 * reload while the address is being asked for does not lose a link that is no longer in the address bar.
 */
export function createSignInMemory(): SignInMemory {
  return {
    email: () => quietly(() => localStorage.getItem(emailKey)),
    keepEmail: (email) => void quietly(() => localStorage.setItem(emailKey, email)),
    link: () => quietly(() => sessionStorage.getItem(linkKey)),
    keepLink: (link) => void quietly(() => sessionStorage.setItem(linkKey, link)),
    keepRedirect: () => void quietly(() => sessionStorage.setItem(redirectKey, 'google')),
    takeRedirect: () => {
      const underWay = quietly(() => sessionStorage.getItem(redirectKey)) !== null
      quietly(() => sessionStorage.removeItem(redirectKey))
      return underWay
    },
    forget: () => {
      quietly(() => localStorage.removeItem(emailKey))
      quietly(() => sessionStorage.removeItem(linkKey))
    },
  }
}
