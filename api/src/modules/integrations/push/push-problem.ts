import { text, type Text } from '../../../texts/text.ts'
import type { ExactReason } from '../client/exact-refused.ts'
import { vatWords } from '../mapping/vat-words.ts'

interface OfLine {
  readonly line: string
}

interface OfCustomer {
  readonly customer: string
  readonly organization: number
}

interface OfAmounts {
  readonly own: number
  readonly exact: number
}

type None = Readonly<Record<never, never>>

/** What stands in the sentence of each problem. */
interface Facts {
  readonly currency: { readonly currency: string }
  readonly noCustomer: None
  readonly account: OfCustomer
  readonly accounts: OfCustomer
  readonly accountBlocked: OfCustomer
  readonly accountNoCustomer: OfCustomer
  readonly item: OfLine & { readonly code: string; readonly product: number }
  readonly itemNotSold: OfLine & { readonly code: string }
  readonly unit: OfLine & { readonly own: string; readonly exact: string }
  readonly text: OfLine
  readonly surcharge: OfLine
  readonly discount: None
  readonly vat: { readonly rate: string }
  readonly vatUnfit: { readonly rate: string; readonly code: string }
  readonly amount: OfAmounts
  readonly differs: OfAmounts
  readonly said: { readonly said: string }
  readonly reason: { readonly reason: ExactReason }
  readonly division: None
}
type Code = keyof Facts

/** Why an offer does not become a document of Exact as it is, or what is to be looked at there: as it is stored. */
export type PushProblem = { [C in Code]: { readonly code: C; readonly facts: Facts[C] } }[Code]

const charges = '/exact/mapping?tab=charges'
const vat = '/exact/mapping?tab=vat'
const inExact = () => null
const customerOf = ({ organization }: OfCustomer): string => `/exact/mapping?tab=customers&customer=${organization}`

/** What is said of each, and where it is put right; null: in Exact, or nowhere. */
const said: {
  readonly [C in Code]: { readonly words: (facts: Facts[C]) => Text; readonly at: (facts: Facts[C]) => string | null }
} = {
  currency: { words: ({ currency }) => text('exact.push.currency', { currency: currency.toUpperCase() }), at: inExact },
  noCustomer: { words: () => text('exact.push.noCustomer'), at: inExact },
  account: { words: ({ customer }) => text('exact.push.account', { customer }), at: customerOf },
  accounts: { words: ({ customer }) => text('exact.push.accounts', { customer }), at: customerOf },
  accountBlocked: { words: ({ customer }) => text('exact.push.accountBlocked', { customer }), at: inExact },
  accountNoCustomer: { words: ({ customer }) => text('exact.push.accountNoCustomer', { customer }), at: inExact },
  item: {
    words: ({ line, code }) => text('exact.push.item', { line, code }),
    at: ({ product }) => `/exact/mapping?tab=items&product=${product}`,
  },
  itemNotSold: { words: (facts) => text('exact.push.itemNotSold', facts), at: inExact },
  unit: { words: (facts) => text('exact.push.unit', facts), at: () => '/exact/mapping?tab=units' },
  text: { words: (facts) => text('exact.push.text', facts), at: () => charges },
  surcharge: { words: (facts) => text('exact.push.surcharge', facts), at: () => charges },
  discount: { words: () => text('exact.push.discount'), at: () => charges },
  vat: { words: ({ rate }) => text('exact.push.vat', { rate: vatWords(rate) }), at: () => vat },
  vatUnfit: { words: ({ rate, code }) => text('exact.push.vatUnfit', { rate: vatWords(rate), code }), at: () => vat },
  amount: { words: (facts) => text('exact.push.amount', { ...facts }), at: inExact },
  differs: { words: (facts) => text('exact.push.differs', { ...facts }), at: inExact },
  said: { words: (facts) => text('exact.push.said', { ...facts }), at: inExact },
  reason: { words: ({ reason }) => text(`exact.reason.${reason}`), at: () => '/exact' },
  division: { words: () => text('exact.push.division'), at: () => '/exact' },
}

export function toldProblem<C extends Code>({
  code,
  facts,
}: {
  readonly code: C
  readonly facts: Facts[C]
}): {
  readonly words: Text
  readonly at: string | null
} {
  return { words: said[code].words(facts), at: said[code].at(facts) }
}
