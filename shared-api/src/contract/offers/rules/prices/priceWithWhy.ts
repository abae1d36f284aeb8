import { ladderAt, type LadderPlace } from '../../../catalogue/rules/ladderAt.ts'
import type { PriceListName } from '../../../catalogue/rules/listedProduct.ts'
import { perUnit, type PriceOfUnit } from '../../../catalogue/rules/price-unit.rules.ts'
import { priceFor, type PricedProduct, type Tier } from '../../../catalogue/rules/priceFor.ts'
import type { TierCount } from './tierCounts.ts'

/** A product whose ladder may be that of a list of the customer. */
export interface LadderedProduct<T extends Tier = Tier> extends PricedProduct<T> {
  readonly price_list?: Pick<PriceListName, 'name'> | undefined
}

export interface PriceQuestion {
  readonly quantity: number
  /** What counts for the tier, where other lines count with this one. */
  readonly count?: TierCount | undefined
  readonly variantCode?: string | null
  /** What somebody set in place of the price of the ladder. */
  readonly byHand?: PriceOfUnit | null
}

/** The price of a line, and why it is this one. */
export interface PriceWithWhy<T extends Tier = Tier> extends PriceOfUnit {
  /** `list`: of a list of the customer. `manual`: somebody set it, and what follows says what the ladder would. */
  readonly source: 'tier' | 'base' | 'list' | 'request' | 'manual'
  /** What the ladder says, per `priceUnit`; null is a price on request. */
  readonly listPrice: number | null
  /** Whose ladder it is; `name` is that of the list, or the code of the variant. */
  readonly from: { readonly kind: 'product' | 'variant' | 'list'; readonly name: string | null }
  /** The step that was chosen, also when its missing price made the base price apply. */
  readonly tier: T | null
  /** No step holds the quantity, so the one with the highest minimum was used. */
  readonly outsideLadder: boolean
  readonly counted: TierCount
  /** All steps, which of them it is, the next one and what is missing to it; null without steps. */
  readonly ladder: LadderPlace<T> | null
}

/**
 * What the server and every screen say of the price of a line: its own ladder at the quantity that counts for its tier,
 * unless somebody set a price.
 */
export function priceWithWhy<T extends Tier>(
  product: LadderedProduct<T>,
  { quantity, count, variantCode = null, byHand }: PriceQuestion,
): PriceWithWhy<T> {
  const counted = count ?? { quantity, lines: 1 }
  const { tier, outsideLadder, ...choice } = priceFor(product, counted.quantity, variantCode)
  const onRequest = choice.source === 'request'
  const { unitPrice, priceUnit } = byHand ?? choice
  return {
    unitPrice,
    priceUnit,
    source: byHand ? 'manual' : product.price_list && !onRequest ? 'list' : choice.source,
    listPrice: onRequest ? null : perUnit(choice.unitPrice, choice.priceUnit, priceUnit),
    from: ownerOf(product, variantCode),
    tier,
    outsideLadder,
    counted,
    // Worked out for who shows it: of most lines it is the price alone that is asked.
    get ladder() {
      return ladderAt(product, counted.quantity, variantCode)
    },
  }
}

function ownerOf({ price_list: list, staffels }: LadderedProduct, variantCode: string | null): PriceWithWhy['from'] {
  if (list) return { kind: 'list', name: list.name }
  const isOwn = variantCode !== null && staffels.some((tier) => tier.variantCode === variantCode)
  return isOwn ? { kind: 'variant', name: variantCode } : { kind: 'product', name: null }
}
