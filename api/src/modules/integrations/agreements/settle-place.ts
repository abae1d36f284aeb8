import type { StoredAccount } from '../accounts/exact-accounts.repository.ts'
import type { AgreementPart, ConflictRule, ExactJobRowTable } from '../sync/jobs/exact-jobs.tables.ts'
import type { SyncRow } from '../sync/sync-row.ts'
import { clashText, outcomeOf, toldRow } from './agreement-options.ts'
import type { Agreement } from './agreements.repository.ts'
import { settled, type Settled } from './settled.ts'

export interface Subject {
  readonly account: StoredAccount
  readonly part: AgreementPart
}

/** A price or a number, on one side or the other. */
export interface Side {
  /** By which two are compared. */
  readonly value: string
  /** As people read it. */
  readonly shown: string
  /** Of the item. */
  readonly code: string
  readonly productId: number
  /** Of the product. */
  readonly name: string
  /** What holds it here. */
  readonly targetId: number | null
}

/** Where one price or number of Exact stands here. */
export interface Place {
  readonly key: string
  readonly line: Agreement | undefined
  readonly want: Side | undefined
  readonly here: Side | undefined
  /** It was made by a person. */
  readonly isOfSomebody: boolean
  readonly rule: ConflictRule
}

export interface SettledPlace {
  readonly what: Settled
  readonly kept: readonly Agreement[]
  readonly rows: readonly SyncRow[]
}

/** What becomes of it, but for what is to be written. */
export function settlePlace(subject: Subject, place: Place): SettledPlace {
  const { line, isOfSomebody, rule } = place
  const { said: wanted, here } = valuesOf(place)
  const what = settled({ before: line, wanted, here, isOfSomebody, rule })
  switch (what) {
    case 'write':
      return { what, kept: [], rows: [] }
    case 'leave':
      return { what, kept: line ? [{ ...line, clash: null }] : [], rows: [] }
    case 'ask':
      return { what, kept: [askedOf(place)], rows: [placeRow(subject, place, 'conflict', clashText)] }
    default:
      return { what, kept: wanted === null ? [] : [keptAs(place)], rows: [] }
  }
}

const valuesOf = ({ want, here }: Place) => ({ said: want?.value ?? null, here: here?.value ?? null })

const keptAs = (place: Place): Agreement => ({
  ...{ key: place.key, ...valuesOf(place), targetId: place.here?.targetId ?? null, clash: null },
})

/** A person decides; until then it is as it was the last time. */
function askedOf({ key, line, want, here }: Place): Agreement {
  const { said, here: before, targetId } = line ?? { said: null, here: null, targetId: null }
  const { code, name } = nameOf({ want, here })
  return { key, said, here: before, targetId, clash: { code, name, ...shownOf({ want, here }) } }
}

/** The line of the log about it; without an outcome it was written. */
export function placeRow(
  { part, account }: Subject,
  place: Pick<Place, 'want' | 'here'>,
  outcome?: ExactJobRowTable['outcome'],
  message: SyncRow['message'] = null,
): SyncRow {
  const { from, to } = shownOf(place)
  const { code, productId } = nameOf(place)
  const field = part === 'customer_prices' ? 'price' : 'customerNumber'
  const fields = outcome === 'refused' ? [] : [{ field, from, to } as const]
  return toldRow({ part, account, code, productId, fields, message, outcome: outcome ?? outcomeOf(from, to) })
}

const shownOf = ({ want, here }: Pick<Place, 'want' | 'here'>) => ({
  from: here?.shown ?? null,
  to: want?.shown ?? null,
})

const nobody = { code: '', name: '', productId: null }
const nameOf = ({ want, here }: Pick<Place, 'want' | 'here'>) => want ?? here ?? nobody
