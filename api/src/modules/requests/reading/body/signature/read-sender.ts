import type { ProposedCustomer } from '@staffel/shared-api/contract'
import { companyDomain, cutText } from '@staffel/shared-api/rules'
import { readAddress } from './read-address.ts'
import { chamberOfCommerceIn, phoneIn, vatNumberIn } from './read-numbers.ts'
import { signatureLines } from './signature-lines.ts'
import words from './signature-words.json' with { type: 'json' }

interface SentMail {
  readonly text: string
  readonly subject: string
  /** As the mail shows it: `Peter de Haan <p.dehaan@bouwbedrijf-dehaan.nl>`. */
  readonly from: string
  readonly email: string | null
}

const forms = new Set(words.legalForms)

/** Who a mail is from, by its sender and its signature: what somebody would otherwise copy into a new customer. */
export function readSender({ text, subject, from, email }: SentMail): ProposedCustomer {
  const lines = signatureLines(text, subject)
  const parts = lines.flatMap(partsOf)
  const shown = displayNames(from)
  const domain = companyDomain(email)
  const isCompany = (part: string): boolean => hasLegalForm(part) || isNamedBy(part, domain)
  // A person writes the name of the company below the own one, and the mail program beside it.
  const company = [...shown, ...parts].find(isCompany) ?? ''
  const contact =
    shown.map(inOrder).find((name) => !isCompany(name) && isPerson(name)) ??
    parts.find((part) => !isCompany(part) && isPerson(part)) ??
    ''
  const phones = parts.flatMap((part) => phoneIn(part) ?? [])
  const name = company || companyOfDomain(domain) || contact || shown[0] || email || ''
  return {
    name,
    contact: contact === name ? '' : contact,
    email: email ?? '',
    phone: (phones.find(({ mobile }) => !mobile) ?? phones[0])?.number ?? '',
    ...readAddress(parts),
    chamber_of_commerce_number: first(lines, chamberOfCommerceIn),
    vat_number: first(lines, vatNumberIn),
  }
}

/** `A | B · C, D`: what one line holds of several things. */
function partsOf(line: string): string[] {
  return line
    .split(/[|│·•;,\t]|\s[-–—/]\s/u)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
}

const first = (lines: readonly string[], read: (line: string) => string): string =>
  lines.map(read).find((found) => found !== '') ?? ''

/** What stands before the address, without what people put behind their name. */
function displayNames(from: string): string[] {
  const [shown = ''] = cutText(from, 200).split('<', 1)
  const plain = shown
    .replace(/"/g, '')
    .replace(/\([^()]*\)/g, '')
    .trim()
  if (plain.includes('@')) return []
  return plain.includes(',')
    ? [plain]
    : plain
        .split(/[|│·•]/u)
        .map((part) => part.trim())
        .filter(Boolean)
}

/** `Overmars, Sjoerd` is Sjoerd Overmars. */
function inOrder(name: string): string {
  const [last = '', given] = name.split(',', 2)
  return given === undefined ? name : `${given.trim()} ${last.trim()}`
}

function hasLegalForm(part: string): boolean {
  const all = part.toLowerCase().split(' ')
  return all.length > 1 && all.length <= 8 && !/\d{4}/.test(part) && forms.has(all.at(-1) ?? '')
}

const squashed = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** `Van Vliet Installatie` writes from `vanvliet-installatie.nl`; Ans Jansen of `jansen.nl` is a person. */
function isNamedBy(part: string, domain: string | null): boolean {
  const label = squashed(labelOf(domain))
  const name = squashed(part)
  return label.length >= 4 && part.length <= 60 && name.startsWith(label)
}

/** The part of a domain that is its owner's. */
function labelOf(domain: string | null): string {
  return domain?.split('.', 1)[0] ?? ''
}

/** Of a company that says nothing but its domain: `marsh-fabrication.com` is Marsh Fabrication. */
function companyOfDomain(domain: string | null): string {
  return labelOf(domain)
    .split(/[-_]/)
    .filter(Boolean)
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ')
}

/** Two to five words, each of which begins with a capital or is a name's small word. */
function isPerson(part: string): boolean {
  const all = part.split(' ')
  if (all.length < 2 || all.length > 5 || /[\d@:/]/.test(part)) return false
  return all.every(
    (word) =>
      /^\p{Lu}[\p{L}.'-]*$/u.test(word) || /^(?:de|den|der|van|von|ten|ter|te|la|le|'t|mw\.|dhr\.|fam\.)$/i.test(word),
  )
}
