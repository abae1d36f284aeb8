import type { OfferOfRequest, QuoteLine } from '@staffel/shared-api/contract'
import { Button, Text } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import styles from './dialogs.module.css'

export interface AddLinesDialogProps {
  offer: OfferOfRequest
  /** Those that the offer does not have yet. */
  lines: readonly QuoteLine[]
  pending: boolean
  onAdd: () => void
  onAnother: () => void
  onClose: () => void
}

/** Lines of a later mail: into the offer that there is, with what that does to it, or into one of their own? */
export function AddLinesDialog({ offer, lines, pending, onAdd, onAnother, onClose }: AddLinesDialogProps) {
  const { t } = useTranslation('requests')
  return (
    <ConfirmDialog
      open
      title={t('offer.add', { count: lines.length, number: offer.offer_nr })}
      confirmLabel={t('offer.addConfirm')}
      pending={pending}
      onConfirm={onAdd}
      onCancel={onClose}
    >
      <div className={styles.dialogField}>
        <ul className={styles.addedLines}>
          {lines.map(({ position, search_line, desired_quantity, productsfound: [product] }) => (
            <li key={position}>
              <span>{product?.name ?? search_line}</span>
              <Text numeric>{formatNumber(desired_quantity)}</Text>
            </li>
          ))}
        </ul>
        {offer.takes_lines !== 'none' && <Text as="p">{t(`offer.addText.${offer.takes_lines}`)}</Text>}
        <Button type="link" size="small" disabled={pending} onClick={onAnother}>
          {t('offer.another')}
        </Button>
      </div>
    </ConfirmDialog>
  )
}
