import type { Offer } from '@staffel/shared-api/contract'
import { Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import styles from './steps.module.css'

/** Says which version a step is about, where a draft of the next one is on the screen. */
export function AboutIssued({ offer }: { offer: Offer }) {
  const { t } = useTranslation('offers')
  if (offer.issued_version === null || offer.version === offer.issued_version) return false
  return (
    <Text as="p" className={styles.intro}>
      {t('steps.about', { issued: offer.issued_version, draft: offer.version })}
    </Text>
  )
}
