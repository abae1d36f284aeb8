import { createHash } from 'node:crypto'
import type { ApprovalReason, ChargeRule, SoldProduct } from '@staffel/shared-api/contract'
import {
  approvalReasons,
  writtenFields,
  type ApprovalLimits,
  type Charge,
  type FoundReason,
} from '@staffel/shared-api/rules'
import stringify from 'safe-stable-stringify'
import { isSellerStaff, seesCosts, type Caller } from '../../../../http/caller.ts'
import { rulesLeftAlone, surchargeOf } from '../../pricing/surcharges.ts'
import { issuedLines } from '../../save/issued-lines.ts'
import type { OfferLine } from '../../store/offer-line.ts'
import { columnsOf, type Written } from '../../store/written-columns.ts'

/** An offer as it stands before it is issued. */
export interface Approvable {
  readonly content: Written
  readonly organizationId: number | null
  readonly customerAddresses: unknown
  readonly lines: readonly OfferLine[]
  readonly products: ReadonlyMap<number, SoldProduct>
  readonly rules: readonly ChargeRule[]
  readonly tiersTogether: boolean
}

/** Lines with the ladders that an issue would freeze: what is open to the customer is judged by those. */
function frozenLines({ lines, products, tiersTogether }: Pick<Approvable, 'lines' | 'products' | 'tiersTogether'>) {
  const frozen = issuedLines(lines, { products, tiersTogether, pictures: new Map() })
  return frozen.map(withId)
}

/** Why it needs a second person. */
export function reasonsFor(
  offer: Pick<Approvable, 'lines' | 'products' | 'tiersTogether' | 'rules'> & {
    readonly content: Pick<Written, 'discount'>
  },
  limits: ApprovalLimits,
): FoundReason[] {
  if (limits.discount === null && limits.floor === null && limits.amount === null) return []
  const newLine = (charge: Charge) => withId(surchargeOf(charge))
  const terms = { rules: rulesLeftAlone(offer.lines, offer.rules), newLine }
  return approvalReasons({ lines: frozenLines(offer), discount: offer.content.discount, terms }, limits)
}

const withId = (line: OfferLine): OfferLine & { readonly id: string } => ({ ...line, id: line.key })

/**
 * Of all that a customer reads and may choose: who it is for, the lines with their prices, the terms. What an approval
 * was given for is the same as long as this is.
 */
export function approvedContent(offer: Approvable): string {
  const { content, organizationId, customerAddresses, rules } = offer
  const lines = frozenLines(offer)
  const isOpen = lines.some(({ openQuantity }) => openQuantity)
  const { payment_term_days, ...written } = columnsOf(content, writtenFields)
  const whole = {
    ...written,
    // What was approved before there was one was approved without.
    ...(payment_term_days !== null && { payment_term_days }),
    organizationId,
    customerAddresses,
    lines: lines.map(contentOfLine),
    ...(isOpen && { rules: rulesLeftAlone(offer.lines, rules) }),
  }
  return createHash('sha256')
    .update(stringify(whole) ?? '')
    .digest('hex')
}

/** Without what it costs the seller, and without what is noted of it for the editor. */
function contentOfLine({
  id: _id,
  key: _key,
  cost: _cost,
  picture: _picture,
  toConfirm: _toConfirm,
  priceSticky: _sticky,
  usedStaffelId: _step,
  overridden: _overridden,
  frozen,
  ...line
}: ReturnType<typeof frozenLines>[number]) {
  return { ...line, ...(line.openQuantity && { frozen }) }
}

/** The figures are for the seller's people, and what is earned for those who may see costs. */
export function toldReasons(reasons: readonly FoundReason[], caller: ReasonReader): ApprovalReason[] {
  return reasons.map(({ code, by_choice, ...figures }) => {
    const told = code === 'margin' ? caller.seesCosts : caller.ofSeller
    return { code, by_choice, ...(told && figures) }
  })
}

export interface ReasonReader {
  readonly ofSeller: boolean
  readonly seesCosts: boolean
}

export const reasonReader = (caller: Caller): ReasonReader => ({
  ofSeller: isSellerStaff(caller),
  seesCosts: seesCosts(caller),
})
