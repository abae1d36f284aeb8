import type { OfferItem } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { UnevenLines } from '../../../parts/packs/UnevenLines.tsx'
import type { SubmitOffer } from './useSubmitOffer.ts'
import styles from '../editor.module.css'

export interface IssueQuestionProps {
  saving: SubmitOffer
  onQuantity: (line: OfferItem, quantity: number) => void
}

/**
 * Asks once, before an offer is issued, whether rows without a price are meant so, whether lines that nobody has
 * confirmed are right, and whether quantities that a product is not sold in are meant.
 */
export function IssueQuestion({ saving: { question, confirm, cancelQuestion }, onQuantity }: IssueQuestionProps) {
  const { t } = useTranslation('offers')
  const { zeroPriceRows = 0, unconfirmed = [], uneven = [] } = question ?? {}
  return (
    <ConfirmDialog
      open={question !== null}
      title={title()}
      confirmLabel={t('editor.zeroPrice.confirm')}
      cancelLabel={t('editor.zeroPrice.cancel')}
      onConfirm={confirm}
      onCancel={cancelQuestion}
    >
      {zeroPriceRows > 0 && <p>{t('editor.zeroPrice.text', { count: zeroPriceRows })}</p>}
      {unconfirmed.length > 0 && (
        <>
          <p>{t('editor.unconfirmed.text', { count: unconfirmed.length })}</p>
          <ul className={styles.unconfirmedLines}>
            {unconfirmed.map(({ id, description }) => (
              <li key={id}>{description}</li>
            ))}
          </ul>
        </>
      )}
      {uneven.length > 0 && (
        <>
          <p>{t('editor.uneven.text', { count: uneven.length })}</p>
          <UnevenLines lines={uneven} onQuantity={takeQuantity} />
        </>
      )}
    </ConfirmDialog>
  )

  /** With the last thing that was asked about the question itself is gone. */
  function takeQuantity(line: OfferItem, quantity: number): void {
    onQuantity(line, quantity)
    if (zeroPriceRows + unconfirmed.length + uneven.length === 1) cancelQuestion()
  }

  function title(): string {
    if (unconfirmed.length > 0) return t('editor.unconfirmed.title')
    return t(zeroPriceRows > 0 || uneven.length === 0 ? 'editor.zeroPrice.title' : 'editor.uneven.title')
  }
}
