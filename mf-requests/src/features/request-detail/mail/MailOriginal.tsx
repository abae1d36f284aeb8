import { ErrorState, LoadingState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { mailHtmlQuery } from '../../../api/requests.queries.ts'
import { MailFrame } from '../../../parts/MailFrame.tsx'
import styles from './mail.module.css'

/** The mail as its sender laid it out. */
export function MailOriginal({ requestId, mailId }: { requestId: string; mailId: number }) {
  const { t } = useTranslation('requests')
  const html = useQuery(mailHtmlQuery(requestId, mailId))

  if (html.isError)
    return (
      <ErrorState
        size="compact"
        title={t('mail.originalFailed')}
        error={html.error}
        onRetry={() => void html.refetch()}
        retrying={html.isFetching}
      />
    )
  if (html.data === undefined) return <LoadingState count={4} />
  return <MailFrame className={styles.original} html={html.data.html} title={t('mail.original')} />
}
