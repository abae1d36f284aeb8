import type { OfferFooter } from '@staffel/shared-api/contract'
import { useDocumentTexts } from './DocumentLanguage.ts'
import styles from './document.module.css'

/** The seller's small print: its own text, and the numbers under which it is registered. */
export function DocumentFooter({ footer, company }: { footer: OfferFooter; company: string }) {
  const { t } = useDocumentTexts()
  const registrations = [
    footer.coc_number && t('cocNumber', { number: footer.coc_number }),
    footer.vat_number && t('vatNumber', { number: footer.vat_number }),
    footer.iban && t('iban', { number: footer.iban }),
  ].filter(Boolean)
  return (
    <footer className={styles.footer}>
      {footer.text && <p>{footer.text}</p>}
      <p>{[company, ...registrations].join(' · ')}</p>
    </footer>
  )
}
