import type { ApprovalReason } from '@staffel/shared-api/contract'
import { formatPercent } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useMoney } from '../OfferCurrency.ts'

/** Why an offer needs a second person, with the figures where they are told. */
export function useReasonWords(): (reason: ApprovalReason) => string {
  const { t } = useTranslation('offers')
  const money = useMoney()

  return ({ code, value, limit, by_choice: byChoice }) => {
    const figure = (amount: number) => (code === 'amount' ? money(amount) : formatPercent(amount, 2))
    const why =
      limit === undefined
        ? t(`approval.reasons.${code}.plain`)
        : t(`approval.reasons.${code}.${typeof value === 'number' ? 'of' : 'none'}`, {
            value: figure(value ?? 0),
            limit: figure(limit),
          })
    return byChoice ? t('approval.byChoice', { why }) : why
  }
}
