import { ErrorState, LoadingState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Drawer } from '@staffel/shared-ui/overlay'
import { useQuery } from '@staffel/shared-ui/query'
import { mailboxQuery } from '../../../api/mailbox.queries.ts'
import { MailboxForm } from './MailboxForm.tsx'

/** Where requests come in. */
export function MailboxDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('requests')
  const mailbox = useQuery(mailboxQuery())
  return (
    <Drawer open title={t('mailbox.title')} placement="right" size="min(520px, 100%)" onClose={onClose}>
      {step()}
    </Drawer>
  )

  function step() {
    if (mailbox.data) return <MailboxForm mailbox={mailbox.data} onSaved={onClose} />
    if (mailbox.isError)
      return (
        <ErrorState
          size="compact"
          title={t('mailbox.loadFailed')}
          error={mailbox.error}
          onRetry={() => void mailbox.refetch()}
          retrying={mailbox.isFetching}
        />
      )
    return <LoadingState count={5} />
  }
}
