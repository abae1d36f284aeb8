import Button from 'antd/es/button'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ReloadOutlined, WarningOutlined } from '../facades/icons/index.ts'
import { errorDetails } from './errorDetails.ts'
import { failureSeen } from './failureSeen.ts'
import { StatePanel } from './StatePanel.tsx'

export interface ErrorStateProps {
  /** What could not be done, in the words of the screen: "The offers could not be loaded". */
  title?: string
  /** What was thrown; the server's message and request id are shown, a developer's message is not. */
  error?: unknown
  /** Instead of the error's own message. */
  message?: ReactNode
  onRetry?: () => void
  /** While a new attempt is under way. */
  retrying?: boolean
  /** More ways out, after Retry. */
  actions?: ReactNode
  /** Instead of the error's own request id. */
  requestId?: string
  size?: 'page' | 'compact'
  /** Where it is all that the page has to say; by default it stands below a heading. */
  headingLevel?: 1 | 2
}

/** In the place of content that could not be had, with Retry. */
export function ErrorState(props: ErrorStateProps) {
  const { title, error, message, onRetry, retrying, actions, requestId, size, headingLevel } = props
  const { t } = useTranslation('ui')
  const details = errorDetails(error)
  const id = requestId ?? details.requestId
  const { status } = details
  useEffect(() => {
    if (id) failureSeen.tell({ id, status })
  }, [id, status])
  const ownWords = () => {
    if (details.kind === 'busy' && details.wait) return t('error.busyFor', { count: details.wait })
    return t(`error.${details.kind}`)
  }
  const retry = onRetry && (
    // Never filled: the screen around it keeps its own next step, and a card is one of several that may have failed.
    <Button icon={<ReloadOutlined />} loading={retrying} onClick={onRetry}>
      {t('action.retry')}
    </Button>
  )

  return (
    <StatePanel
      role="alert"
      tone="danger"
      size={size}
      headingLevel={headingLevel}
      icon={<WarningOutlined />}
      title={title ?? t('error.title')}
      description={message ?? details.message ?? ownWords()}
      actions={
        (retry || actions) && (
          <>
            {retry}
            {actions}
          </>
        )
      }
      footnote={id && t('error.requestId', { id })}
    />
  )
}
