import { Button, Dropdown } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ExportOutlined, MoreOutlined, UploadOutlined } from '@staffel/shared-ui/icons'
import { lazyPart } from '@staffel/shared-ui/router'
import { Suspense, useState } from 'react'
import { useListsExport } from './useListsExport.ts'

const ImportListsDialog = lazyPart(async () => (await import('./ImportListsDialog.tsx')).ImportListsDialog)

export interface ListsMenuProps {
  readonly tenantId: number | undefined
  /** There are lists to be exported. */
  readonly hasLists: boolean
}

/** Price lists as a whole: out as a file, and in from one. */
export function ListsMenu({ tenantId, hasLists }: ListsMenuProps) {
  const { t } = useTranslation('catalogue')
  const [isImporting, setIsImporting] = useState(false)
  const { save, pending } = useListsExport(tenantId)
  const toImport = () => setIsImporting(true)
  const items = [
    { key: 'import', icon: <UploadOutlined />, label: t('transfer.import'), onClick: toImport },
    { key: 'divider-export', type: 'divider' as const },
    { key: 'csv', icon: <ExportOutlined />, label: t('transfer.exportCsv'), onClick: () => save('csv') },
    { key: 'xlsx', icon: <ExportOutlined />, label: t('transfer.exportXlsx'), onClick: () => save('xlsx') },
  ]
  return (
    <>
      {hasLists ? (
        <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
          <Button icon={<MoreOutlined />} loading={pending} aria-haspopup="menu">
            {t('transfer.more')}
          </Button>
        </Dropdown>
      ) : (
        <Button icon={<UploadOutlined />} onClick={toImport}>
          {t('transfer.import')}
        </Button>
      )}
      <Suspense>
        {isImporting && <ImportListsDialog tenantId={tenantId} onClose={() => setIsImporting(false)} />}
      </Suspense>
    </>
  )
}
