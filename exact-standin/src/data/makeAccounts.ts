import type { ExactRecord } from '../model/entities.ts'
import { accountWords } from './fixedLists.ts'
import type { Seeded } from './seeded.ts'

export type KnownCompany = readonly [name: string, vat: string, city: string, postcode: string, country: string]

export interface AccountPlan {
  readonly count: number
  readonly known: readonly KnownCompany[]
  readonly created: Date
}

export interface Accounts {
  readonly accounts: readonly ExactRecord[]
  readonly contacts: readonly ExactRecord[]
  readonly addresses: readonly ExactRecord[]
}

/** A code stands at the right of 18 places. */
const accountCode = (number: number): string => String(number).padStart(18, ' ')

/** Customers, prospects, suspects and suppliers, with the people and the addresses that belong to them. */
export function makeAccounts(random: Seeded, { count, known, created }: AccountPlan): Accounts {
  const made = { accounts: [] as ExactRecord[], contacts: [] as ExactRecord[], addresses: [] as ExactRecord[] }
  for (let index = 0; index < count; index++) {
    const account = makeAccount(random, index, known[index] ?? null, created)
    const contacts = makeContacts(random, index, account)
    account['MainContact'] = contacts[0]?.['ID'] ?? null
    made.accounts.push(account)
    made.contacts.push(...contacts)
    made.addresses.push(...makeAddresses(random, index, account))
  }
  return made
}

function makeAccount(random: Seeded, index: number, known: KnownCompany | null, created: Date): ExactRecord {
  const { names, trades, forms } = accountWords
  const name = known?.[0] ?? `${random.pick(names)} ${random.pick(trades)} ${random.pick(forms)}`.trim()
  const country = known?.[4] ?? (index % 15 === 14 ? random.pick(['DE', 'BE']) : 'NL')
  const status = known ? 'C' : random.pick(['C', 'C', 'C', 'C', 'C', 'C', 'C', 'P', 'P', 'S', 'A'])
  return {
    ID: random.guid(),
    Code: accountCode(index + 1),
    Name: name,
    Status: status,
    SearchCode: slug(name).slice(0, 20).toUpperCase(),
    ...whereabouts(random, index, name, country, known),
    ...terms(index, country),
    VATNumber: known ? known[1] || null : vatNumber(index, country),
    Blocked: index % 80 === 79,
    IsSales: status === 'C',
    IsSupplier: index % 25 === 24,
    Created: created,
    Modified: created,
  }
}

function whereabouts(
  random: Seeded,
  index: number,
  name: string,
  country: string,
  known: KnownCompany | null,
): ExactRecord {
  return {
    Email: index % 9 === 8 ? null : `administratie@${slug(name)}-${index + 1}.example`,
    Phone: `0${10 + (index % 70)} 000 ${String(index % 10_000).padStart(4, '0')}`,
    Website: null,
    AddressLine1: street(random),
    AddressLine2: index % 30 === 29 ? 'Unit 4' : null,
    AddressLine3: null,
    Postcode: known?.[3] ?? postcode(random, country),
    City: known?.[2] ?? random.pick(accountWords.cities),
    Country: country,
  }
}

const terms = (index: number, country: string): ExactRecord => ({
  ChamberOfCommerce: country === 'NL' ? String(90_000_000 + index) : null,
  Language: country === 'DE' ? 'DE' : 'NL',
  PaymentConditionSales: index % 4 === 3 ? '14' : '30',
  SalesVATCode: country === 'NL' ? (index % 20 === 19 ? 'VV' : null) : 'VI',
  SalesCurrency: index % 500 === 499 ? 'USD' : 'EUR',
  DiscountSales: index % 10 === 9 ? 0.05 : 0,
})

function makeContacts(random: Seeded, index: number, account: ExactRecord): ExactRecord[] {
  return Array.from({ length: index % 3 }, (_, nr) => {
    const [first, last] = [random.pick(accountWords.firstNames), random.pick(accountWords.names)]
    const mail = `${slug(first)}.${slug(last)}@${slug(String(account['Name']))}-${index + 1}.example`
    return {
      ID: random.guid(),
      Account: account['ID'] ?? null,
      AccountName: account['Name'] ?? null,
      FirstName: first,
      LastName: last,
      FullName: `${first} ${last}`,
      Email: nr === 0 ? mail : null,
      BusinessEmail: nr === 0 ? mail : null,
      Phone: account['Phone'] ?? null,
      JobTitleDescription: random.pick(accountWords.jobs),
      Language: account['Language'] ?? null,
      IsMainContact: nr === 0,
      Created: account['Created'] ?? null,
      Modified: account['Modified'] ?? null,
    }
  })
}

/** 1 visiting, 2 postal, 3 invoice, 4 delivery: the first always, and of some more than one of a kind. */
function makeAddresses(random: Seeded, index: number, account: ExactRecord): ExactRecord[] {
  const types = [1, ...(index % 4 === 0 ? [4] : []), ...(index % 6 === 0 ? [3] : []), ...(index % 12 === 0 ? [4] : [])]
  return types.map((type, nr) => ({
    ID: random.guid(),
    Account: account['ID'] ?? null,
    AccountName: account['Name'] ?? null,
    AddressLine1: nr === 0 ? (account['AddressLine1'] ?? null) : street(random),
    AddressLine2: nr === 0 ? (account['AddressLine2'] ?? null) : null,
    AddressLine3: null,
    Postcode: nr === 0 ? (account['Postcode'] ?? null) : postcode(random, String(account['Country'])),
    City: nr === 0 ? (account['City'] ?? null) : random.pick(accountWords.cities),
    Country: account['Country'] ?? null,
    Type: type,
    Main: types.indexOf(type) === nr,
    Created: account['Created'] ?? null,
    Modified: account['Modified'] ?? null,
  }))
}

const street = (random: Seeded): string =>
  `${random.pick(accountWords.streets)} ${1 + Math.floor(random.next() * 200)}${random.next() < 0.1 ? 'A' : ''}`

function postcode(random: Seeded, country: string): string {
  const digits = 1_000 + Math.floor(random.next() * 8_999)
  if (country === 'BE') return String(digits)
  return country === 'DE'
    ? String(digits * 10 + 1)
    : `${digits} ${random.pick(['AB', 'BK', 'CX', 'EL', 'HN', 'PR', 'VT'])}`
}

function vatNumber(index: number, country: string): string | null {
  if (index % 6 === 5) return null
  const number = String(index).padStart(6, '0')
  if (country === 'BE') return `BE0000${number}`
  return country === 'DE' ? `DE000${number}` : `NL000${number}B${String(1 + (index % 3)).padStart(2, '0')}`
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
