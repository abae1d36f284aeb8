import { createContext, use } from 'react'
import { useLanguage } from '../../facades/i18n/useLanguage.ts'
import type { GuestModule } from './GuestModule.ts'
import type { Place } from './placeContexts.ts'

/** What an area shows in another one's place, before its code is here. */
export interface Guest {
  /** Of all guests of all places: `catalogue/catalogue-settings`. */
  readonly key: string
  /** Of the guests of one place, as a rule; fit for an address. */
  readonly name: string
  readonly label: { readonly nl: string; readonly en: string }
  /** A name of an icon, as in `nav[].icon` of an area. */
  readonly icon: string
  /** Where it stands among the others, and among what the host has of its own. */
  readonly order: number
}

/** The frame's part: it alone knows the areas. */
export interface Slots {
  /** Those that this reader may see, in their order. */
  readonly guests: (place: Place) => readonly Guest[]
  /** Rejects when the guest cannot be had within ten seconds; asked again, it really loads again. */
  readonly load: <P extends Place>(place: P, key: string) => Promise<GuestModule<P>>
  /** Told of what a guest threw while it ran. */
  readonly report: (key: string, error: unknown) => void
}

/** An area that runs alone has no guests. */
const none: Slots = {
  guests: () => [],
  load: () => Promise.reject(new Error('No frame, no guests.')),
  report: () => {},
}

export const SlotsContext = createContext<Slots>(none)

export interface NamedGuest extends Guest {
  /** In the reader's language. */
  readonly title: string
}

/** The guests of a place, for a host that lists them itself: as tabs, say. */
export function useGuests(place: Place): readonly NamedGuest[] {
  const { language } = useLanguage()
  return use(SlotsContext)
    .guests(place)
    .map((guest) => ({ ...guest, title: guest.label[language] }))
}
