import type { Offer } from '@staffel/shared-api/contract'
import { Facts, Text } from '@staffel/shared-ui/core'
import { formatDate } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { StatusBadge } from '@staffel/shared-ui/list'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { shownOfferNumber } from '@staffel/shared-api/rules'
import { useMoney } from '../../../parts/money/OfferCurrency.ts'
import styles from './steps.module.css'

export interface ConflictDialogProps {
  /** As it is stored now. */
  offer: Offer
  onKeep: () => void
  onReload: () => void
}

/**
 * Somebody else was first: shows what the offer is now, and asks whether to go on with one's own change or to drop it.
 */
export function ConflictDialog({ offer, onKeep, onReload }: ConflictDialogProps) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const money = useMoney()
  return (
    <ConfirmDialog
      open
      title={t('conflict.title')}
      confirmLabel={t('conflict.keep')}
      cancelLabel={t('conflict.reload')}
      onConfirm={onKeep}
      onCancel={onReload}
    >
      <Text as="p" className={styles.intro}>
        {t('conflict.text')}
      </Text>
      <Facts
        rows={[
          { name: t('preview.number'), value: shownOfferNumber(offer) },
          { name: t('conflict.status'), value: <StatusBadge status={offer.current_status} /> },
          { name: t('preview.total'), value: money(offer.totals.total) },
          { name: t('preview.validUntil'), value: formatDate(offer.validUntil, language) },
        ]}
      />
    </ConfirmDialog>
  )
}
