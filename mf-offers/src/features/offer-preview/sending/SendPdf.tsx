import { Text } from '@staffel/shared-ui/core'
import { Checkbox } from '@staffel/shared-ui/form'
import { formatBytes } from '@staffel/shared-ui/format'
import { useTranslation, type Language } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { useId } from 'react'
import { pdfSizeQuery } from '../../../api/offers/offer-sending.queries.ts'
import styles from './sending.module.css'

export interface SendPdfProps {
  offerId: number
  version: number
  lang: Language
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Whether the document goes with the mail, and how much that is to receive. */
export function SendPdf({ offerId, version, lang, checked, onChange }: SendPdfProps) {
  const { t } = useTranslation('offers')
  const id = useId()
  const size = useQuery({ ...pdfSizeQuery(offerId, version, lang), enabled: checked }).data
  return (
    <div className={styles.pdf}>
      <Checkbox
        checked={checked}
        aria-describedby={checked && size ? id : undefined}
        onChange={({ target }) => onChange(target.checked)}
      >
        {t('send.attachPdf')}
      </Checkbox>
      {checked && size !== undefined && (
        <Text id={id} tone="muted" size="small" numeric>
          {formatBytes(size)}
        </Text>
      )}
    </div>
  )
}
