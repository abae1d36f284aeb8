import { ErrorState, LoadingState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { useMemo } from 'react'
import { mailHtmlQuery } from '../../../api/requests.queries.ts'
import { originalDocument } from './originalDocument.ts'

/** The mail as its sender laid it out, in a frame that neither runs nor loads anything. */
export function MailOriginal({ requestId, mailId }: { requestId: string; mailId: number }) {
  const { t } = useTranslation('requests')
  const html = useQuery(mailHtmlQuery(requestId, mailId))
  const content = useMemo(() => html.data && originalDocument(html.data.html, pageNonce()), [html.data])

  if (html.isError) return <ErrorState size="compact" title={t('mail.originalFailed')} error={html.error} onRetry={() => void html.refetch()} retrying={html.isFetching} />
  if (content === undefined) return <LoadingState count={4} />
  return <iframe className="mail-original" title={t('mail.original')} sandbox="" srcDoc={content} />
}

function pageNonce(): string {
  return document.querySelector<HTMLElement>('style[nonce], script[nonce]')?.nonce ?? ''
}
