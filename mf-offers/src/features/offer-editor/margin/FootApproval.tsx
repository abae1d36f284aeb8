import type { DocumentDiscount, OfferItem } from '@staffel/shared-api/contract'
import { approvalReasons, frozenPricing } from '@staffel/shared-api/rules'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ToneBadge } from '@staffel/shared-ui/list'
import { useReasonWords } from '../../../parts/money/approval/useReasonWords.ts'
import type { UsualSettings } from '../draft/followed.ts'

export interface FootApprovalProps {
  lines: readonly OfferItem[]
  surcharges: readonly OfferItem[]
  discount: DocumentDiscount | null
  usual: UsualSettings
}

/** Says while it is written that the offer will need a second person, and why; the server judges it at the issue. */
export function FootApproval({ lines, surcharges, discount, usual }: FootApprovalProps) {
  const { t } = useTranslation('offers')
  const words = useReasonWords()
  const { approval, margin_floor: floor = null, tiers_together: tiersTogether } = usual
  if (!approval) return null
  const pricing = frozenPricing(lines, tiersTogether)
  const frozen = lines.map((line) => ({ ...line, frozen: pricing.get(line.id) ?? null }))
  const reasons = approvalReasons(
    { lines: [...frozen, ...surcharges], discount, terms: null },
    { discount: approval.discount, floor: approval.below_floor ? floor : null, amount: approval.amount },
  )
  if (reasons.length === 0) return null
  return (
    <span title={reasons.map(words).join('\n')}>
      <ToneBadge tone="yellow">{t('approval.hint')}</ToneBadge>
    </span>
  )
}
