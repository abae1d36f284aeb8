import type { Currency } from '@staffel/shared-api/contract'
import type { SourceGoods } from '../../catalogue/price-lists/transfer/importing/source-goods.repository.ts'
import type {
  PriceHere,
  SourceEntry,
  SourcePrice,
} from '../../catalogue/price-lists/transfer/importing/source-prices.ts'
import type { StoredAccount } from '../accounts/exact-accounts.repository.ts'
import type { SyncRow } from '../sync/sync-row.ts'
import type { AgreementOptions } from './agreement-options.ts'
import type { Agreement } from './agreements.repository.ts'
import { settlePlace, type Place, type Side } from './settle-place.ts'

/** A price is known by what it is of, and for how long it counts. */
interface Key {
  readonly currency: Currency
  readonly from: string
  readonly till: string | null
  readonly productId: number
}

export interface WantedPrice extends Key {
  readonly product: SourceGoods
  readonly code: string
  readonly price: SourcePrice
  readonly text: string
}

/** What Exact wants of the prices of one customer, and what of it cannot be. */
export interface AskedPrices {
  readonly wanted: ReadonlyMap<string, WantedPrice>
  /** These stay as they are. */
  readonly left: ReadonlySet<string>
  readonly refused: readonly SyncRow[]
}

export interface PriceToWrite {
  readonly key: string
  readonly at: Key
  readonly want: WantedPrice | undefined
  readonly line: Agreement | undefined
  readonly sides: Pick<Place, 'want' | 'here'>
  readonly listId: number | null
}

interface Circumstances {
  readonly known: readonly Agreement[]
  readonly here: readonly PriceHere[]
  readonly today: string
  readonly ruleOf: AgreementOptions['ruleOf']
}

/** What is to be written, what stays as it was, and what a person decides. */
export function comparePrices(account: StoredAccount, asked: AskedPrices, circumstances: Circumstances) {
  const { wanted, left } = asked
  const { known, today, ruleOf } = circumstances
  const subject = { account, part: 'customer_prices' } as const
  const lines = new Map(known.map((line) => [line.key, line]))
  const find = placesOf(circumstances)
  const steps: PriceToWrite[] = []
  const kept = known.filter(({ key }) => left.has(key))
  const rows: SyncRow[] = []

  function decide(key: string, want: WantedPrice | undefined): void {
    const line = lines.get(key)
    const { own, other, listId } = find(key)
    if (!want && !own) return
    const here = own ?? other
    const isOfSomebody = !own && other !== undefined
    const sides = { want: want && wantedSide(want), here: here && storedSide(here, own ? listId : null) }
    const { what, ...told } = settlePlace(subject, { key, line, isOfSomebody, rule: ruleOf(key), ...sides })
    kept.push(...told.kept)
    rows.push(...told.rows)
    const was = own ? sides.here : undefined
    if (what === 'write') steps.push({ key, at: keyFrom(key), want, line, sides: { ...sides, here: was }, listId })
  }

  for (const key of new Set([...wanted.keys(), ...lines.keys()])) {
    const { till } = keyFrom(key)
    // What is over is left as it was.
    const isOver = !wanted.has(key) && till !== null && till < today
    if (!left.has(key) && !isOver) decide(key, wanted.get(key))
  }
  return { steps, kept, rows }
}

/** Where a price stands: in the list that is Exact's for its time, or in one that somebody made. */
function placesOf({ known, here }: Circumstances) {
  const ours = new Set(known.flatMap(({ targetId }) => targetId ?? []))
  const lists = new Set(here.map(({ listId }) => listId))
  const listOf = new Map(
    known.flatMap(({ key, targetId }) =>
      targetId !== null && lists.has(targetId) ? [[periodOf(key), targetId] as const] : [],
    ),
  )
  return (key: string) => {
    const at = keyFrom(key)
    const listId = listOf.get(periodOf(key)) ?? null
    return {
      listId,
      own: here.find((price) => price.listId === listId && price.productId === at.productId),
      other: here.find((price) => !ours.has(price.listId) && overlaps(price, at)),
    }
  }
}

const wantedSide = ({ text, code, product: { id, name } }: WantedPrice): Side => ({
  ...{ value: text, shown: text, code, productId: id, name, targetId: null },
})

const storedSide = ({ text, sku, productId, name }: PriceHere, targetId: number | null): Side => ({
  ...{ value: text, shown: text, code: sku ?? '', productId, name, targetId },
})

/** A list for each time that prices count for. */
export const entryOf = ({ at, want, listId }: PriceToWrite): SourceEntry => ({
  ...at,
  listId,
  name: ['Exact Online', at.currency === 'eur' ? '' : at.currency.toUpperCase(), at.till ?? '']
    .filter(Boolean)
    .join(' '),
  price: want?.price ?? null,
})

const overlaps = (price: PriceHere, { currency, from, till, productId }: Key): boolean =>
  price.productId === productId &&
  price.currency === currency &&
  (price.till === null || price.till >= from) &&
  (till === null || price.from <= till)

export const keyOf = ({ currency, from, till, productId }: Key): string =>
  [currency, from, till ?? '', productId].join('|')

const periodOf = (key: string): string => key.slice(0, key.lastIndexOf('|'))

function keyFrom(key: string): Key {
  const [currency = '', from = '', till = '', productId] = key.split('|')
  return { currency: currency as Currency, from, till: till === '' ? null : till, productId: Number(productId) }
}
