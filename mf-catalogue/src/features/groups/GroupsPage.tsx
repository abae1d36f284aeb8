import type { ProductGroupUse } from '@staffel/shared-api/contract'
import { Button, EmptyState, ErrorState, LoadingState, Screen } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { PlusOutlined } from '@staffel/shared-ui/icons'
import { useQuery } from '@staffel/shared-ui/query'
import { lazyPart, Navigate, useSearchParams } from '@staffel/shared-ui/router'
import { Suspense, useState } from 'react'
import { groupUseQuery } from '../../api/groups.queries.ts'
import { useMayEdit } from '../../parts/useMayEdit.ts'
import { paths } from '../../paths.ts'
import { GroupTable } from './GroupTable.tsx'

const GroupNameDialog = lazyPart(async () => (await import('./GroupNameDialog.tsx')).GroupNameDialog)
const DeleteGroupDialog = lazyPart(async () => (await import('./DeleteGroupDialog.tsx')).DeleteGroupDialog)

type Doing = { readonly what: 'add' } | { readonly what: 'rename' | 'delete'; readonly group: ProductGroupUse }

/** What products are put together by: added, renamed, and deleted when no product is in them. */
export function GroupsPage() {
  return useMayEdit() ? <Groups /> : <Navigate to={paths.products()} replace />
}

function Groups() {
  const { t } = useTranslation('catalogue')
  const [params] = useSearchParams()
  const tenantId = Number(params.get('tenant')) || undefined
  const groups = useQuery(groupUseQuery(tenantId))
  const [doing, setDoing] = useState<Doing | null>(null)
  const close = () => setDoing(null)
  const add = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setDoing({ what: 'add' })}>
      {t('groups.add')}
    </Button>
  )

  return (
    <Screen
      width="narrow"
      title={t('groups.title')}
      subtitle={t('groups.subtitle')}
      back={{ to: paths.products(), label: t('groups.back') }}
      actions={groups.data && groups.data.length > 0 && add}
    >
      {content()}
      <Suspense>
        {doing && doing.what !== 'delete' && (
          <GroupNameDialog
            {...(doing.what === 'rename' && { group: doing.group })}
            {...(tenantId !== undefined && { tenantId })}
            onClose={close}
          />
        )}
        {doing?.what === 'delete' && <DeleteGroupDialog group={doing.group} onClose={close} />}
      </Suspense>
    </Screen>
  )

  function content() {
    if (groups.isPending) return <LoadingState count={6} />
    if (!groups.data)
      return (
        <ErrorState
          title={t('groups.failed')}
          error={groups.error}
          onRetry={() => void groups.refetch()}
          retrying={groups.isFetching}
        />
      )
    if (groups.data.length === 0)
      return <EmptyState title={t('groups.empty')} description={t('groups.emptyText')} action={add} />
    return (
      <GroupTable
        groups={groups.data}
        onRename={(group) => setDoing({ what: 'rename', group })}
        onDelete={(group) => setDoing({ what: 'delete', group })}
      />
    )
  }
}
