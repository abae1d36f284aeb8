import { ErrorState, LoadingState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import type { UseQueryResult } from '@staffel/shared-ui/query'
import { MailFrame } from './MailFrame.tsx'

export interface OriginalMailProps {
  readonly html: UseQueryResult<{ readonly html: string }>
  readonly className: string | undefined
}

/** A mail as its sender laid it out. */
export function OriginalMail({ html, className }: OriginalMailProps) {
  const { t } = useTranslation('requests')
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
  return <MailFrame className={className} html={html.data.html} title={t('mail.original')} />
}
