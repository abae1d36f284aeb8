import type { SourceGoods } from '../../catalogue/price-lists/transfer/importing/source-goods.repository.ts'
import type { SourceNumbers } from '../../requests/customer-numbers/source-numbers.ts'
import type { StoredAccount } from '../accounts/exact-accounts.repository.ts'
import type { ConflictRule } from '../sync/jobs/exact-jobs.tables.ts'
import type { SyncRow } from '../sync/sync-row.ts'
import type { Agreement } from './agreements.repository.ts'
import { placeRow, settlePlace, type Side } from './settle-place.ts'

export interface WantedNumber {
  readonly number: string
  /** Of the item. */
  readonly code: string
  readonly product: SourceGoods
}

export interface AskedNumbers {
  readonly wanted: ReadonlyMap<string, WantedNumber>
  /** These stay as they are. */
  readonly left: ReadonlySet<string>
  readonly refused: readonly SyncRow[]
}

type Stored = Awaited<ReturnType<SourceNumbers['here']>>[number]

interface Circumstances {
  readonly known: readonly Agreement[]
  readonly here: readonly Stored[]
  readonly ruleOf: (key: string) => ConflictRule
}

interface ToWrite {
  readonly key: string
  readonly want: WantedNumber
}

/** What is to be written, what stays as it was, and what a person decides. */
export function compareNumbers(
  account: StoredAccount,
  { wanted, left, refused }: AskedNumbers,
  { known, here, ruleOf }: Circumstances,
) {
  const subject = { account, part: 'customer_numbers' } as const
  const lines = new Map(known.map((line) => [line.key, line]))
  const rows = [...refused]
  const kept = known.filter(({ key }) => left.has(key))
  const write: ToWrite[] = []
  const remove: number[] = []

  function decide(key: string, want: WantedNumber | undefined): void {
    const line = lines.get(key)
    const ours = here.find(({ id }) => id === line?.targetId)
    const same = want && here.find(isNumber(want.number))
    if (!want && !ours) return
    const isOfSomebody = same !== undefined && same !== ours
    const sides = { want: want && wantedSide(want), here: storedSide(same ?? ours) }
    const { what, ...told } = settlePlace(subject, { key, line, isOfSomebody, rule: ruleOf(key), ...sides })
    kept.push(...told.kept)
    rows.push(...told.rows)
    if (what !== 'write') return
    if (ours && ours !== same) remove.push(ours.id)
    if (want) write.push({ key, want })
    rows.push(placeRow(subject, sides))
  }

  for (const key of new Set([...wanted.keys(), ...lines.keys()])) if (!left.has(key)) decide(key, wanted.get(key))
  return { rows, kept, write, remove }
}

export const isNumber =
  (wanted: string) =>
  ({ number }: { readonly number: string }): boolean =>
    number.toLowerCase() === wanted.toLowerCase()

export const valueOf = (number: string, productId: number): string => `${number} #${productId}`

const wantedSide = ({ number, code, product: { id, name } }: WantedNumber): Side => ({
  ...{ value: valueOf(number, id), shown: `${number} (${name})` },
  ...{ code, productId: id, name, targetId: null },
})

const storedSide = (stored: Stored | undefined): Side | undefined =>
  stored && {
    ...{ value: valueOf(stored.number, stored.productId), shown: `${stored.number} (${stored.name})` },
    ...{ code: '', productId: stored.productId, name: stored.name, targetId: stored.id },
  }
