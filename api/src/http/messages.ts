import { Email, Text, type ErrorCode, type Language } from '@staffel/shared-api/contract'
import type { Bilingual } from '../errors.ts'

/** The sentence of every error code. The specification's refusals of the access check keep its English words. */
export const errorMessages: Readonly<Record<ErrorCode, Bilingual>> = {
  BAD_REQUEST: { nl: 'Het verzoek is niet leesbaar.', en: 'The request cannot be read.' },
  UNAUTHENTICATED: { nl: 'Log in om verder te gaan.', en: 'Sign in to continue.' },
  FORBIDDEN: { nl: 'U hebt hier geen toegang toe.', en: 'You do not have access to this.' },
  NO_USER: { nl: 'Geen gebruiker gevonden.', en: 'No user found.' },
  IDENTITY_MISMATCH: {
    nl: 'Bij dit e-mailadres hoort al een account. Log in zoals u dat de eerste keer deed. Lukt dat niet, vraag dan uw beheerder om het account over te zetten.',
    en: 'This e-mail address belongs to an account already. Sign in the way you did the first time. If you cannot, ask your administrator to move the account.',
  },
  USER_BLOCKED: { nl: 'Gebruiker is geblokkeerd.', en: 'User is blocked.' },
  TENANT_INACTIVE: { nl: 'Bedrijf is niet actief.', en: 'Tenant is inactive.' },
  NO_SUBSCRIPTION: {
    nl: 'Geen actieve subscription gevonden. Neem contact op met support.',
    en: 'No active subscription found.',
  },
  PLAN_LIMIT: { nl: 'De limiet van het abonnement is bereikt.', en: 'The limit of the subscription is reached.' },
  EMAIL_MISMATCH: {
    nl: 'Deze uitnodiging is voor een ander e-mailadres.',
    en: 'This invite is for another e-mail address.',
  },
  NOT_FOUND: { nl: 'Niet gevonden.', en: 'Not found.' },
  STALE: { nl: 'Iemand anders heeft dit intussen gewijzigd.', en: 'Someone else changed this in the meantime.' },
  INVALID_TRANSITION: {
    nl: 'Deze stap is in de huidige status niet mogelijk.',
    en: 'This step is not possible in the current status.',
  },
  DUPLICATE: { nl: 'Dit bestaat al.', en: 'This already exists.' },
  OFFER_LOCKED: {
    nl: 'De offerte is geaccepteerd en kan niet meer wijzigen.',
    en: 'The offer is accepted and can no longer change.',
  },
  VERSION_SUPERSEDED: {
    nl: 'Er is een nieuwere versie van deze offerte.',
    en: 'There is a newer version of this offer.',
  },
  OFFER_CHANGED: {
    nl: 'De offerte is gewijzigd sinds u haar opende. Bekijk haar opnieuw.',
    en: 'The offer has changed since you opened it. Look at it again.',
  },
  DRAFT_OPEN: { nl: 'Er is al een concept van een nieuwe versie.', en: 'There is a draft of a new version already.' },
  LIMIT_REACHED: { nl: 'Het maximale aantal is bereikt.', en: 'The maximum number is reached.' },
  IN_USE: { nl: 'Dit is nog in gebruik.', en: 'This is still in use.' },
  ALREADY_RUNNING: { nl: 'Dit loopt al.', en: 'This is already running.' },
  NOT_CONNECTED: { nl: 'Er is geen koppeling.', en: 'There is no connection.' },
  TOO_LARGE: { nl: 'Te groot.', en: 'Too large.' },
  UNSUPPORTED_MEDIA_TYPE: {
    nl: 'Dit soort inhoud wordt niet geaccepteerd.',
    en: 'This kind of content is not accepted.',
  },
  VALIDATION: { nl: 'Controleer de invoer.', en: 'Check the input.' },
  ORGANIZATION_REQUIRED: { nl: 'Kies eerst een organisatie.', en: 'Choose an organization first.' },
  SIGNATURE_REQUIRED: { nl: 'Zet uw handtekening om te accepteren.', en: 'Sign to accept.' },
  FILE_REJECTED: { nl: 'Dit bestand is geweigerd.', en: 'This file was refused.' },
  INVALID_TOKEN: { nl: 'De link is ongeldig of verlopen.', en: 'The link is invalid or has expired.' },
  RATE_LIMITED: { nl: 'Te veel verzoeken. Probeer het later opnieuw.', en: 'Too many requests. Try again later.' },
  INTERNAL: { nl: 'Er ging iets mis. Probeer het opnieuw.', en: 'Something went wrong. Try again.' },
  STORAGE_FULL: {
    nl: 'Er is geen ruimte meer om dit op te slaan. Er is niets opgeslagen; probeer het later opnieuw.',
    en: 'There is no room left to store this. Nothing was stored; try again later.',
  },
  UNAVAILABLE: {
    nl: 'De dienst is even niet bereikbaar. Probeer het opnieuw.',
    en: 'The service is not available for a moment. Try again.',
  },
}

const required: Bilingual = { nl: 'Verplicht.', en: 'Required.' }
const otherwise: Bilingual = { nl: 'Ongeldige waarde.', en: 'Invalid value.' }

const format: Readonly<Record<string, Bilingual>> = {
  date: { nl: 'Geen geldige datum (JJJJ-MM-DD).', en: 'Not a valid date (YYYY-MM-DD).' },
  'date-time': { nl: 'Geen geldig tijdstip.', en: 'Not a valid moment.' },
  email: { nl: 'Geen geldig e-mailadres.', en: 'Not a valid e-mail address.' },
}

const type: Readonly<Record<string, Bilingual>> = {
  integer: { nl: 'Moet een geheel getal zijn.', en: 'Must be a whole number.' },
  number: { nl: 'Moet een getal zijn.', en: 'Must be a number.' },
  boolean: { nl: 'Moet true of false zijn.', en: 'Must be true or false.' },
  string: { nl: 'Moet tekst zijn.', en: 'Must be text.' },
  object: { nl: 'Moet een object zijn.', en: 'Must be an object.' },
  array: { nl: 'Moet een lijst zijn.', en: 'Must be a list.' },
}

/** What the value should have been, by the pattern that it does not fit. */
const pattern: Readonly<Record<string, Bilingual>> = {
  [String(Reflect.get(Email, 'pattern'))]: format['email'] ?? otherwise,
  [String(Reflect.get(Text(1, { minLength: 1 }), 'pattern'))]: required,
}

const keyword: Readonly<Record<string, (limit: string) => Bilingual>> = {
  required: () => required,
  additionalProperties: () => ({ nl: 'Onbekend veld.', en: 'Unknown field.' }),
  boolean: () => ({ nl: 'Onbekend veld.', en: 'Unknown field.' }),
  minimum: (limit) => ({ nl: `Minimaal ${written(limit, 'nl')}.`, en: `At least ${written(limit, 'en')}.` }),
  exclusiveMinimum: (limit) => ({
    nl: `Groter dan ${written(limit, 'nl')}.`,
    en: `Greater than ${written(limit, 'en')}.`,
  }),
  maximum: (limit) => ({ nl: `Maximaal ${written(limit, 'nl')}.`, en: `At most ${written(limit, 'en')}.` }),
  exclusiveMaximum: (limit) => ({
    nl: `Kleiner dan ${written(limit, 'nl')}.`,
    en: `Less than ${written(limit, 'en')}.`,
  }),
  minLength: (limit) =>
    limit === '1' ? required : { nl: `Minimaal ${limit} tekens.`, en: `At least ${limit} characters.` },
  maxLength: (limit) => ({ nl: `Maximaal ${limit} tekens.`, en: `At most ${limit} characters.` }),
  minItems: (limit) => ({ nl: `Minimaal ${limit}.`, en: `At least ${limit}.` }),
  maxItems: (limit) => ({ nl: `Maximaal ${limit}.`, en: `At most ${limit}.` }),
  enum: () => ({ nl: 'Geen toegestane waarde.', en: 'Not an allowed value.' }),
  const: () => ({ nl: 'Geen toegestane waarde.', en: 'Not an allowed value.' }),
  duplicate: () => ({ nl: 'Mag maar één keer voorkomen.', en: 'May be given only once.' }),
  json: () => ({ nl: 'Geen geldige JSON.', en: 'Not valid JSON.' }),
}

/** The sentence for one failed keyword of a schema. */
export function fieldMessage(failed: {
  readonly keyword: string
  readonly params?: Readonly<Record<string, unknown>>
}): Bilingual {
  const params = failed.params ?? {}
  if (failed.keyword === 'type') return type[String([params['type']].flat()[0])] ?? otherwise
  if (failed.keyword === 'pattern') return pattern[String(params['pattern'])] ?? otherwise
  if (failed.keyword === 'format') return format[String(params['format'])] ?? otherwise
  return keyword[failed.keyword]?.(String(params['limit'] ?? '')) ?? otherwise
}

/** A number as people of that language write it: `9.999.999,99`. */
function written(limit: string, language: Language): string {
  return Number(limit).toLocaleString(language === 'nl' ? 'nl-NL' : 'en-GB', { maximumFractionDigits: 3 })
}

/** The best of `nl` and `en` for an `Accept-Language` header; English when neither is asked for. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const quality = Number(
      parameters
        .find((parameter) => parameter.trim().startsWith('q='))
        ?.trim()
        .slice(2) ?? 1,
    )
    return { language: tag.split('-')[0], quality: Number.isNaN(quality) ? 0 : quality }
  })
  const quality = (language: Language): number =>
    Math.max(0, ...wanted.filter((entry) => entry.language === language).map((entry) => entry.quality))
  return quality('nl') > quality('en') ? 'nl' : 'en'
}
