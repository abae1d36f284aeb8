import { Button, Dropdown } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DownOutlined } from '@staffel/shared-ui/icons'
import { SelectionBar } from '@staffel/shared-ui/list'
import { lazyPart } from '@staffel/shared-ui/router'
import { Suspense, useState } from 'react'
import { listBulkActions, type ListBulkAction } from './listBulkActions.ts'

const BulkDialog = lazyPart(async () => (await import('./BulkDialog.tsx')).BulkDialog)

export interface BulkBarProps {
  /** Numbers by id. */
  selected: ReadonlyMap<number, string>
  onClear: () => void
}

/** Above the rows as long as some are selected. */
export function BulkBar({ selected, onClear }: BulkBarProps) {
  const { t } = useTranslation('offers')
  const [action, setAction] = useState<ListBulkAction | null>(null)
  if (selected.size === 0) return null
  return (
    <SelectionBar label={t('list.bulk.selected', { count: selected.size })}>
      <Dropdown
        trigger={['click']}
        menu={{
          items: listBulkActions.map((key) => ({
            key,
            danger: key === 'delete',
            label: t(`list.bulk.${key}.label`),
            onClick: () => setAction(key),
          })),
        }}
      >
        <Button>
          {t('list.bulk.actions')} <DownOutlined />
        </Button>
      </Dropdown>
      <Button onClick={onClear}>{t('list.bulk.clear')}</Button>
      <Suspense>
        {action && (
          <BulkDialog
            key={action}
            action={action}
            selected={selected}
            onClose={() => setAction(null)}
            onDone={onClear}
          />
        )}
      </Suspense>
    </SelectionBar>
  )
}
