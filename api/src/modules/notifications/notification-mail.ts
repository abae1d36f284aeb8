import type { Language } from '@staffel/shared-api/contract'
import type { NotificationEvent } from '@staffel/shared-api/rules'

/** `what`: an offer or a request, in lower case. */
type Sentence = (about: string, what: string) => string

const things = { offer: { nl: 'offerte', en: 'offer' }, request: { nl: 'aanvraag', en: 'request' } } as const
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const sentences: Readonly<Record<NotificationEvent, Readonly<Record<Language, Sentence>>>> = {
  viewed: { nl: (about) => `Offerte ${about} is bekeken`, en: (about) => `Offer ${about} was viewed` },
  accepted: { nl: (about) => `Offerte ${about} is geaccepteerd`, en: (about) => `Offer ${about} is accepted` },
  declined: { nl: (about) => `Offerte ${about} is afgewezen`, en: (about) => `Offer ${about} is declined` },
  expiring: { nl: (about) => `Offerte ${about} verloopt binnenkort`, en: (about) => `Offer ${about} expires soon` },
  expired: { nl: (about) => `Offerte ${about} is verlopen`, en: (about) => `Offer ${about} has expired` },
  message: {
    nl: (about, what) => `Bericht over ${what} ${about}`,
    en: (about, what) => `Message about ${what} ${about}`,
  },
  extension_requested: {
    nl: (about) => `Verlenging gevraagd voor offerte ${about}`,
    en: (about) => `More time asked for offer ${about}`,
  },
  send_failed: {
    nl: (about) => `Een mail over offerte ${about} is niet aangekomen`,
    en: (about) => `A mail about offer ${about} did not arrive`,
  },
  assigned: {
    nl: (about, what) => `${capital(what)} ${about} is aan u toegewezen`,
    en: (about, what) => `${capital(what)} ${about} is assigned to you`,
  },
  new_request: { nl: (about) => `Nieuwe aanvraag: ${about}`, en: (about) => `New request: ${about}` },
}
const open: Readonly<Record<Language, string>> = { nl: 'Bekijk en antwoord:', en: 'View and reply:' }

/** A name goes into a header and a sentence: one line, whatever someone typed. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** What ends in a full stop gets no second one. */
const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

export interface NotificationMailFacts {
  readonly event: NotificationEvent
  readonly language: Language
  readonly thing: keyof typeof things
  /** Number and title of what it is about. */
  readonly about: string
  /** Whose doing it is. */
  readonly name: string | null
  /** What they said. */
  readonly text: string | null
  readonly link: string
}

export function notificationMail({ event, language, thing, about, name, text, link }: NotificationMailFacts): {
  subject: string
  text: string
} {
  const subject = sentences[event][language](oneLine(about), things[thing][language]).slice(0, 200)
  const said = [name && oneLine(name), text].filter(Boolean).join(':\n')
  return { subject, text: [asSentence(subject), said, `${open[language]}\n${link}\n`].filter(Boolean).join('\n\n') }
}
