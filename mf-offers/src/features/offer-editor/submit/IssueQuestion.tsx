import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import type { SubmitOffer } from './useSubmitOffer.ts'
import styles from '../editor.module.css'

/**
 * Asks once, before an offer is issued, whether rows without a price are meant so, and whether lines that nobody has
 * confirmed are right.
 */
export function IssueQuestion({ saving: { question, confirm, cancelQuestion } }: { saving: SubmitOffer }) {
  const { t } = useTranslation('offers')
  const { zeroPriceRows = 0, unconfirmed = [] } = question ?? {}
  return (
    <ConfirmDialog
      open={question !== null}
      title={t(unconfirmed.length > 0 ? 'editor.unconfirmed.title' : 'editor.zeroPrice.title')}
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
    </ConfirmDialog>
  )
}
