import { formatMoney, formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import type { RuleValues } from './ruleValues.ts'

/** What a rule does, in a sentence. */
export function useRuleWords(): (values: RuleValues) => string {
  const { t } = useTranslation('offers')
  return ({ kind, amount, percentage, threshold, propertyType, propertyValue, measure }) =>
    t(`settings.surcharges.words.${kind}`, {
      amount: formatMoney(amount),
      percentage: formatNumber(percentage, 2, 0),
      threshold: formatMoney(threshold),
      property: [propertyType, propertyValue].filter(Boolean).join(' '),
      measure: t(`settings.surcharges.measures.${measure}`),
    })
}
