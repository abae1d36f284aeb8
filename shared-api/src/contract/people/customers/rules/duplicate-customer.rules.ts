import domains from './shared-mail-domains.json' with { type: 'json' }

/** Of providers whose addresses say nothing about a company. */
const sharedMailDomains = new Set<string>(domains)

/** `b.v.`, `v. o. f` */
const initials = /\b\p{L}(\.\s?\p{L})+\b\.?/gu

/** A company's name without what people write differently: case, accents, punctuation and the legal form. */
export function comparableName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(initials, (letters) => letters.replace(/[.\s]/g, ''))
  const words = plain
    .replace(/&/g, ' en ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
  const kept = words.filter((word) => !['bv', 'nv', 'vof', 'gmbh', 'ltd', 'bvba', 'srl'].includes(word))
  return (kept.length > 0 ? kept : words).join(' ')
}

export function comparablePostcode(postcode: string | null | undefined): string {
  return (postcode ?? '').replace(/\s/g, '').toUpperCase()
}

/** Fewer figures than these are no number that a company alone has. */
const shortestRegistration = 6

/** The figures of a number in a trade register, however it is written; empty where it says too little. */
export function comparableRegistration(number: string | null | undefined): string {
  const figures = (number ?? '').replace(/\D/g, '')
  return figures.length < shortestRegistration ? '' : figures
}

/** The company behind an address; null for an address at a provider that everybody uses. */
export function companyDomain(email: string | null | undefined): string | null {
  const domain = /@([^@\s]+)$/.exec(email ?? '')?.[1]?.toLowerCase()
  return domain && !sharedMailDomains.has(domain) ? domain : null
}

export interface ComparedCustomer {
  readonly name: string
  readonly postal_code?: string | null
  readonly email?: string | null
  readonly chamber_of_commerce_number?: string | null
}

/** Probably the same customer: registered under the same number, the same name at the same postcode, or its mail. */
export function isSameCustomer(one: ComparedCustomer, other: ComparedCustomer): boolean {
  const postcode = comparablePostcode(one.postal_code)
  const sameAddress =
    postcode !== '' &&
    postcode === comparablePostcode(other.postal_code) &&
    comparableName(one.name) === comparableName(other.name)
  const domain = companyDomain(one.email)
  const registration = comparableRegistration(one.chamber_of_commerce_number)
  const sameRegistration =
    registration !== '' && registration === comparableRegistration(other.chamber_of_commerce_number)
  return sameRegistration || sameAddress || (domain !== null && domain === companyDomain(other.email))
}
