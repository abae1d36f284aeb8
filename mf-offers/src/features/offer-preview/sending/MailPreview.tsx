import { apiClient } from '@staffel/shared-auth'
import { Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery, useSettled } from '@staffel/shared-ui/query'
import { useEffect, useRef, useState } from 'react'
import { mailPreviewQuery, type PreviewedMail } from '../../../api/offers/offer-sending.queries.ts'
import styles from './sending.module.css'

/** A page of the API that takes a mail and shows it: the application's own policy refuses the styles of a mail. */
const frame = () => apiClient.http.getUri({ url: '/mail-frame' })

/** The mail as it will arrive, drawn by who sends it, a moment after the typing. */
export function MailPreview({ offerId, mail }: { offerId: number; mail: PreviewedMail }) {
  const { t } = useTranslation('offers')
  const element = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const settled = useSettled(JSON.stringify(mail), 400)
  const preview = useQuery(mailPreviewQuery(offerId, settled))
  const html = preview.data?.html

  useEffect(() => {
    const listen = ({ source }: MessageEvent) => {
      if (source !== null && source === element.current?.contentWindow) setReady(true)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  useEffect(() => {
    // The frame has no origin to be named by; what is told it is told to that window alone.
    if (isReady && html !== undefined) element.current?.contentWindow?.postMessage(html, '*')
  }, [isReady, html])

  return (
    <section className={styles.preview} aria-label={t('send.preview')} aria-busy={preview.isFetching}>
      <Text as="p" tone="muted" size="small">
        {t(preview.isError ? 'send.previewFailed' : 'send.preview')}
      </Text>
      <iframe ref={element} src={frame()} sandbox="allow-scripts" title={t('send.preview')} />
    </section>
  )
}
