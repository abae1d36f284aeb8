import { Button, Dropdown } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ExportOutlined, MoreOutlined, TeamOutlined, UploadOutlined } from '@staffel/shared-ui/icons'
import { useNavigate } from '@staffel/shared-ui/router'
import { useExport } from '../../parts/actions/useExport.ts'
import { paths } from '../../paths.ts'

/** What is kept beside the products, and the catalogue as a whole: out as a file, and in from one. */
export function CatalogueMenu({ tenantId }: { tenantId: number | undefined }) {
  const { t } = useTranslation('catalogue')
  const navigate = useNavigate()
  const { save, pending } = useExport(tenantId)
  const items = [
    {
      key: 'numbers',
      icon: <TeamOutlined />,
      label: t('numbers.title'),
      onClick: () => void navigate(paths.articleNumbers(tenantId)),
    },
    { key: 'divider-files', type: 'divider' as const },
    {
      key: 'import',
      icon: <UploadOutlined />,
      label: t('transfer.import'),
      onClick: () => void navigate(paths.importProducts(tenantId)),
    },
    { key: 'csv', icon: <ExportOutlined />, label: t('transfer.exportCsv'), onClick: () => save('csv') },
    { key: 'xlsx', icon: <ExportOutlined />, label: t('transfer.exportXlsx'), onClick: () => save('xlsx') },
  ]
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
      <Button icon={<MoreOutlined />} loading={pending} aria-haspopup="menu">
        {t('transfer.more')}
      </Button>
    </Dropdown>
  )
}
