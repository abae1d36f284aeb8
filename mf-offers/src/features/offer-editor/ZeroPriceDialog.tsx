import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import type { SubmitOffer } from './useSubmitOffer.ts'

/** Asks whether rows without a price are meant so, before an offer with them is issued. */
export function ZeroPriceDialog({ saving: { zeroPriceRows, confirmZeroPrice, cancelZeroPrice } }: { saving: SubmitOffer }) {
  const { t } = useTranslation('offers')
  return (
    <ConfirmDialog
      open={zeroPriceRows > 0}
      title={t('editor.zeroPrice.title')}
      confirmLabel={t('editor.zeroPrice.confirm')}
      cancelLabel={t('editor.zeroPrice.cancel')}
      onConfirm={confirmZeroPrice}
      onCancel={cancelZeroPrice}
    >
      {t('editor.zeroPrice.text', { count: zeroPriceRows })}
    </ConfirmDialog>
  )
}
