import { ButtonLink, EmptyState, ErrorState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { useLocation, useParams } from '@staffel/shared-ui/router'
import { requestQuery } from '../../api/requests.queries.ts'
import { paths } from '../../paths.ts'
import { DeskSkeleton } from './desk/DeskSkeleton.tsx'
import { RequestOverlay } from './RequestOverlay.tsx'
import { RequestView } from './RequestView.tsx'
import { useCloseRequest } from './useCloseRequest.ts'

/** One request, above the list. */
export function RequestPage() {
  const { t } = useTranslation('requests')
  const { id = '' } = useParams()
  const { search } = useLocation()
  const request = useQuery(requestQuery(id))
  const close = useCloseRequest()

  return (
    <RequestOverlay
      title={request.data ? request.data.subject || t('list.noSubject') : t('detail.title')}
      hasHead={!request.data}
      onClose={close}
    >
      {request.data ? <RequestView key={id} id={id} request={request.data} onClose={close} /> : step()}
    </RequestOverlay>
  )

  function step() {
    if (request.isPending) return <DeskSkeleton />
    if (request.isError)
      return (
        <ErrorState
          title={t('detail.failed')}
          error={request.error}
          onRetry={() => void request.refetch()}
          retrying={request.isFetching}
        />
      )
    return (
      <EmptyState
        title={t('detail.missing')}
        description={t('detail.missingText')}
        action={<ButtonLink to={paths.requests(search)}>{t('detail.toList')}</ButtonLink>}
      />
    )
  }
}
