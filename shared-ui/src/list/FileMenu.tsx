import Button from 'antd/es/button'
import { Dropdown } from '../facades/core/Dropdown.tsx'
import type { MenuProps } from 'antd/es/menu'
import { useTranslation } from 'react-i18next'
import { ExportOutlined, MoreOutlined, UploadOutlined } from '../facades/icons/index.ts'
import type { SheetFormat } from './useSheet.ts'

export interface FileMenuProps {
  /** What else the menu opens, above. */
  readonly before?: NonNullable<MenuProps['items']>
  readonly onImport: () => void
  readonly save: (format: SheetFormat) => void
  readonly pending: boolean
  /** There is nothing to be exported: a file makes the first. */
  readonly isEmpty?: boolean
}

/** A list as a whole: out as a file, and in from one. */
export function FileMenu({ before = [], onImport, save, pending, isEmpty = false }: FileMenuProps) {
  const { t } = useTranslation('ui')
  if (isEmpty)
    return (
      <Button icon={<UploadOutlined />} onClick={onImport}>
        {t('fileMenu.import')}
      </Button>
    )
  const items = [
    ...before,
    ...(before.length > 0 ? [{ key: 'divider-files', type: 'divider' as const }] : []),
    { key: 'import', icon: <UploadOutlined />, label: t('fileMenu.import'), onClick: onImport },
    ...(before.length > 0 ? [] : [{ key: 'divider-export', type: 'divider' as const }]),
    { key: 'csv', icon: <ExportOutlined />, label: t('fileMenu.csv'), onClick: () => save('csv') },
    { key: 'xlsx', icon: <ExportOutlined />, label: t('fileMenu.xlsx'), onClick: () => save('xlsx') },
  ]
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
      <Button icon={<MoreOutlined />} loading={pending} aria-haspopup="menu">
        {t('fileMenu.more')}
      </Button>
    </Dropdown>
  )
}
