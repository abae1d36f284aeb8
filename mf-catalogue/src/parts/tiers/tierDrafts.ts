import {
  exactPerUnit,
  nextTierMinimum,
  readTier,
  textOrNull,
  type PriceUnit,
  type Tier,
} from '@staffel/shared-api/rules'
import { formatNumber } from '@staffel/shared-ui/format'

/** A tier as somebody types it. */
export interface TierDraft {
  /** Its place in the list on the screen. */
  readonly key: string
  /** Null for one that is not stored yet. */
  readonly staffelId: number | null
  readonly variantCode: string
  readonly minQuantity: string
  /** Empty is unlimited. */
  readonly maxQuantity: string
  /** Empty is the base price. */
  readonly unitPrice: string
  /** Ends where the next one begins, and goes on doing so while that is typed. */
  readonly isJoined: boolean
}

export interface TypedTier extends Tier {
  readonly staffelId: number | null
  readonly variantCode: string | null
}

export type TierField = 'variantCode' | 'minQuantity' | 'maxQuantity' | 'unitPrice'

const writtenOr = (value: number | null, decimals = 0) =>
  value === null ? '' : formatNumber(value, decimals, decimals)

export function draftOf({ staffelId, variantCode, minQuantity, maxQuantity, unitPrice }: TypedTier): TierDraft {
  return {
    key: crypto.randomUUID(),
    staffelId,
    variantCode: variantCode ?? '',
    minQuantity: writtenOr(minQuantity),
    maxQuantity: writtenOr(maxQuantity),
    unitPrice: writtenOr(unitPrice, 2),
    isJoined: false,
  }
}

export function tierDrafts(tiers: readonly TypedTier[]): TierDraft[] {
  return tiers.map((tier, row) => ({ ...draftOf(tier), isJoined: endsBefore(tier, tiers[row + 1]) }))
}

/** What the typed tiers mean, row by row. Amounts are written the Dutch way in every language, and so they are read. */
export function readDrafts(drafts: readonly TierDraft[]): TypedTier[] {
  return drafts.map((draft) => ({
    ...readTier(draft, 'nl'),
    staffelId: draft.staffelId,
    variantCode: textOrNull(draft.variantCode),
  }))
}

/**
 * With a tier more, of the last one's variant: it starts one above the last minimum, or at 1. Where the last tier had
 * no end, it ends before the new one begins.
 */
export function withNewTier(drafts: readonly TierDraft[]): TierDraft[] {
  const last = drafts.at(-1)
  const minQuantity = nextTierMinimum(readDrafts(drafts))
  const added = draftOf({
    staffelId: null,
    variantCode: textOrNull(last?.variantCode),
    minQuantity,
    maxQuantity: null,
    unitPrice: null,
  })
  if (!last || last.maxQuantity.trim() !== '') return [...drafts, added]
  return [...drafts.slice(0, -1), { ...last, maxQuantity: writtenOr(minQuantity - 1), isJoined: true }, added]
}

/** One field of a row changed. A tier that ended where this one began goes on ending there. */
export function withTyped(drafts: readonly TierDraft[], row: number, field: TierField, text: string): TierDraft[] {
  const changed = drafts.map((draft, index) => (index === row ? { ...draft, [field]: text } : draft))
  const tiers = readDrafts(changed)
  if (field === 'maxQuantity')
    return changed.map((draft, index) =>
      index === row ? { ...draft, isJoined: endsBefore(tiers[row], tiers[row + 1]) } : draft,
    )
  if (field !== 'minQuantity') return changed
  const begin = tiers[row]?.minQuantity ?? 0
  return changed.map((draft, index) =>
    index === row - 1 && draft.isJoined ? { ...draft, maxQuantity: begin > 0 ? writtenOr(begin - 1) : '' } : draft,
  )
}

/** Without a row; the tier that ended where it began takes its quantities. */
export function withoutTier(drafts: readonly TierDraft[], row: number): TierDraft[] {
  const gone = drafts[row]
  return drafts
    .map((draft, index) =>
      gone && index === row - 1 && draft.isJoined
        ? { ...draft, maxQuantity: gone.maxQuantity, isJoined: gone.isJoined }
        : draft,
    )
    .filter((_, index) => index !== row)
}

/** The same tiers priced for another number of units; null where a price would not be whole cents. */
export function forPriceUnit(tiers: readonly TypedTier[], from: PriceUnit, to: PriceUnit): TypedTier[] | null {
  const converted = tiers.map((tier) => ({
    ...tier,
    unitPrice: tier.unitPrice === null ? null : exactPerUnit(tier.unitPrice, from, to),
  }))
  return converted.some(({ unitPrice }, row) => unitPrice === null && tiers[row]?.unitPrice !== null) ? null : converted
}

function endsBefore(tier: Ranged | undefined, next: Ranged | undefined): boolean {
  if (!tier || !next || tier.maxQuantity === null) return false
  return (tier.variantCode || null) === (next.variantCode || null) && tier.maxQuantity === next.minQuantity - 1
}

type Ranged = Pick<Tier, 'minQuantity' | 'maxQuantity' | 'variantCode'>
