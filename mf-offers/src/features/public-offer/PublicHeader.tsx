import type { PublicOffer } from '@staffel/shared-api/contract'
import { Button } from '@staffel/shared-ui/core'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { FilePdfOutlined, GlobalOutlined } from '@staffel/shared-ui/icons'
import { publicOfferCalls } from '../../api/public-offers.calls.ts'
import { useDownload } from '../../parts/files/useDownload.ts'
import { usePageLanguage } from './usePageLanguage.ts'
import styles from './public-offer.module.css'

/** Who sent it, the document as PDF, and the other language. */
export function PublicHeader({ token, offer }: { token: string; offer: PublicOffer }) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const { other, change } = usePageLanguage(offer.language)
  const pdf = useDownload(() => publicOfferCalls(token).pdf(language))
  return (
    <header className={styles.header}>
      <div className={styles.headerRow}>
        <strong>{offer.company.name}</strong>
        <div className={styles.headerActions}>
          <Button icon={<FilePdfOutlined />} loading={pdf.pending} onClick={pdf.start}>
            {t(offer.state === 'accepted' ? 'public.signedPdf' : 'public.pdf')}
          </Button>
          <Button type="text" icon={<GlobalOutlined />} lang={other} onClick={change}>
            {other === 'nl' ? 'Nederlands' : 'English'}
          </Button>
        </div>
      </div>
    </header>
  )
}
