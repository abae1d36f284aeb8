import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import type { TaxQuestion } from './useTaxQuestion.ts'

/** Asks whether lines take the tax of the customer that was chosen. */
export function TaxQuestionDialog({ tax: { question, accept, leave } }: { tax: TaxQuestion }) {
  const { t } = useTranslation('offers')
  if (!question) return null
  const { regime, lines, customer } = question
  return (
    <ConfirmDialog
      open
      title={t('editor.tax.title')}
      confirmLabel={t('editor.tax.accept')}
      cancelLabel={t('editor.tax.leave')}
      onConfirm={accept}
      onCancel={leave}
    >
      <p>{t(`editor.tax.regime.${regime}`, { customer: customer || t('editor.tax.nobody') })}</p>
      <p>{t('editor.tax.text', { count: lines })}</p>
    </ConfirmDialog>
  )
}
