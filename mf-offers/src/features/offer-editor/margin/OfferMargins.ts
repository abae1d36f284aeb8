import { createContext } from 'react'

export interface ShownMargins {
  /** What is to be earned at least, in percent; null for a tenant that has not said. */
  readonly floor: number | null
  /** Whether each row says its own. */
  readonly isShown: boolean
  readonly onShow: (shown: boolean) => void
}

/** For who may see what is earned on the offer in the form; null for everybody else. */
export const OfferMargins = createContext<ShownMargins | null>(null)
