import { sentenceOf } from '@staffel/shared-api/client'
import type { Region } from '@staffel/shared-api/contract'
import { Card, ErrorState, LoadingState, toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { useDeleteRegion } from '../../../api/company/regions.queries.ts'
import { regionsQuery } from '../../../api/users.queries.ts'
import { PartsCard } from '../../../parts/parts-card/PartsCard.tsx'
import { RegionDialog } from './RegionDialog.tsx'

/** By which the company tells its customers, people and offers apart. */
export function RegionsCard({ tenantId }: { tenantId: number }) {
  const { t } = useTranslation('people')
  const regions = useQuery(regionsQuery(tenantId))
  const removal = useDeleteRegion()
  const [editing, setEditing] = useState<Region | 'new' | null>(null)
  const [leaving, setLeaving] = useState<Region | null>(null)
  const known = regions.data ?? []
  const named = (id: number) => known.find((region) => region.id === id) ?? null

  const remove = (region: Region): void =>
    removal.mutate(region.id, {
      onSuccess: () => void toast.success(t('regions.deleted', region)),
      onError: (error) => void toast.error(t('regions.notDeleted', region), { description: sentenceOf(error) }),
      onSettled: () => setLeaving(null),
    })

  return (
    <>
      {content()}
      {editing && <RegionDialog region={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
      <ConfirmDialog
        open={leaving !== null}
        danger
        title={t('regions.deleteTitle', { name: leaving?.name })}
        confirmLabel={t('regions.delete')}
        pending={removal.isPending}
        onConfirm={() => leaving && remove(leaving)}
        onCancel={() => setLeaving(null)}
      >
        {t('regions.deleteText')}
      </ConfirmDialog>
    </>
  )

  function content() {
    if (regions.data)
      return (
        <PartsCard
          title={t('regions.title')}
          empty={t('regions.none')}
          addLabel={t('regions.add')}
          parts={known.map(({ id, name }) => ({ id, name, lines: [], badges: [] }))}
          mayChange
          onAdd={() => setEditing('new')}
          onEdit={(id) => setEditing(named(id))}
          onRemove={(id) => setLeaving(named(id))}
        />
      )
    return (
      <Card title={t('regions.title')}>
        {regions.isPending ? (
          <LoadingState shape="rows" count={2} />
        ) : (
          <ErrorState
            size="compact"
            title={t('regions.failed')}
            error={regions.error}
            onRetry={() => void regions.refetch()}
            retrying={regions.isFetching}
          />
        )}
      </Card>
    )
  }
}
