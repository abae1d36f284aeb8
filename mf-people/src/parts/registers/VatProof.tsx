import type { VatCheck } from '@staffel/shared-api/contract'
import { Text } from '@staffel/shared-ui/core'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { CheckCircleOutlined, CloseCircleOutlined, QuestionCircleOutlined } from '@staffel/shared-ui/icons'
import { ToneBadge } from '@staffel/shared-ui/list'
import styles from './registers.module.css'

const looks = {
  valid: { tone: 'green', icon: <CheckCircleOutlined /> },
  invalid: { tone: 'red', icon: <CloseCircleOutlined /> },
  unknown: { tone: 'neutral', icon: <QuestionCircleOutlined /> },
} as const

/** What VIES answered, when, and under which number. */
export function VatProof({ check }: { check: VatCheck }) {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const { outcome, checked_at, consultation_number: number, name, address } = check
  const told = [name, address].filter(Boolean).join('\n')
  return (
    <>
      <span>
        <ToneBadge {...looks[outcome]}>{t(`registers.vat.${outcome}`)}</ToneBadge>
      </span>
      <Text as="div" size="small" tone="muted">
        {t('registers.vat.at', { at: formatInstant(checked_at, language) })}
        {number !== null && ` · ${t('registers.vat.proof', { number })}`}
      </Text>
      {told && (
        <Text as="div" size="small" className={styles.answered}>
          {told}
        </Text>
      )}
      {outcome !== 'valid' && (
        <Text as="div" size="small">
          {t(`registers.vat.${outcome}Text`)}
        </Text>
      )}
    </>
  )
}
