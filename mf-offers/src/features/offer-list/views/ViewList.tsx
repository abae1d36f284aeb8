import type { SavedView } from '@staffel/shared-api/contract'
import { Button, ErrorState, LoadingState, Text, toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DeleteOutlined } from '@staffel/shared-ui/icons'
import { useQuery } from '@staffel/shared-ui/query'
import { Link } from '@staffel/shared-ui/router'
import { useDeleteView, viewsQuery } from '../../../api/views.queries.ts'
import { paths } from '../../../paths.ts'
import styles from './views.module.css'

export interface ViewListProps {
  onOpened: () => void
  /** Keeps what the list shows now. */
  onSave: () => void
}

export function ViewList({ onOpened, onSave }: ViewListProps) {
  const { t } = useTranslation('offers')
  const views = useQuery(viewsQuery())
  return (
    <div className={styles.views}>
      {step()}
      <Button block onClick={onSave}>
        {t('list.views.save')}
      </Button>
    </div>
  )

  function step() {
    if (views.data)
      return views.data.length > 0 ? (
        <Views views={views.data} onOpened={onOpened} />
      ) : (
        <Text tone="muted">{t('list.views.empty')}</Text>
      )
    if (views.isPending) return <LoadingState shape="rows" count={2} />
    return (
      <ErrorState
        size="compact"
        title={t('list.views.failed')}
        error={views.error}
        onRetry={() => void views.refetch()}
        retrying={views.isFetching}
      />
    )
  }
}

function Views({ views, onOpened }: { views: readonly SavedView[]; onOpened: () => void }) {
  const { t } = useTranslation('offers')
  const { mutate } = useDeleteView()
  const remove = (id: number): void =>
    mutate(id, { onError: () => toast.failure(t('list.views.deleteFailed'), () => remove(id)) })
  return (
    <ul>
      {views.map(({ id, name, query, shared, is_own, owner }) => (
        <li key={id}>
          <Link to={paths.offers() + (query && `?${query}`)} onClick={onOpened}>
            {name}
          </Link>
          {shared && (
            <Text tone="muted" size="small">
              {is_own || !owner ? t('list.views.shared') : t('list.views.sharedBy', { name: owner })}
            </Text>
          )}
          {is_own && (
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined />}
              aria-label={t('list.views.delete', { name })}
              onClick={() => remove(id)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
