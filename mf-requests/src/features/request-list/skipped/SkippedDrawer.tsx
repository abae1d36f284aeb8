import { Button, EmptyState, ErrorState, LoadingState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Drawer } from '@staffel/shared-ui/overlay'
import { useQuery } from '@staffel/shared-ui/query'
import { useNavigate } from '@staffel/shared-ui/router'
import { skippedMailQuery } from '../../../api/skipped.queries.ts'
import { paths } from '../../../paths.ts'
import { SkippedMailView } from './SkippedMailView.tsx'
import { useMakeRequest } from './useMakeRequest.ts'
import styles from './skipped.module.css'

const titleId = 'skipped-title'

/** A skipped mail, to decide about it. The request that is made of it opens at once. */
export function SkippedDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('requests')
  const navigate = useNavigate()
  const mail = useQuery(skippedMailQuery(id))
  const { make, pending } = useMakeRequest({
    onMade: (request) => void navigate(paths.request(request.id), { replace: true }),
    // The request that was opened is none again.
    onUndone: () => void navigate(paths.skipped()),
  })
  const { data } = mail
  const foot = data && (
    <div className={styles.foot}>
      <Button onClick={onClose}>{t('ui:action.close')}</Button>
      <Button type="primary" loading={pending !== null} onClick={() => make(data)}>
        {t('skipped.make')}
      </Button>
    </div>
  )
  return (
    <Drawer
      open
      title={<span id={titleId}>{data ? data.subject || t('list.noSubject') : t('skipped.mail')}</span>}
      aria-labelledby={titleId}
      placement="right"
      size="min(760px, 100%)"
      footer={foot}
      onClose={onClose}
    >
      {step()}
    </Drawer>
  )

  function step() {
    if (data) return <SkippedMailView mail={data} />
    if (mail.isError)
      return (
        <ErrorState
          size="compact"
          title={t('skipped.mailFailed')}
          error={mail.error}
          onRetry={() => void mail.refetch()}
          retrying={mail.isFetching}
        />
      )
    if (mail.isPending) return <LoadingState count={5} />
    return (
      <EmptyState
        title={t('skipped.missing')}
        description={t('skipped.missingText')}
        action={<Button onClick={onClose}>{t('skipped.toList')}</Button>}
      />
    )
  }
}
