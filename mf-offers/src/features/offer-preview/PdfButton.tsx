import type { Offer } from '@staffel/shared-api/contract'
import { Button } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { FilePdfOutlined } from '@staffel/shared-ui/icons'
import { offerSendingCalls } from '../../api/offers/offer-sending.queries.ts'
import { useDownload } from '../../parts/files/useDownload.ts'

/** The version on the screen as PDF. */
export function PdfButton({ offer }: { offer: Offer }) {
  const { t } = useTranslation('offers')
  const { start, pending } = useDownload(() => offerSendingCalls(offer.offer_id).pdf(offer.version))
  return (
    <Button icon={<FilePdfOutlined />} loading={pending} onClick={start}>
      {t('preview.pdf')}
    </Button>
  )
}
