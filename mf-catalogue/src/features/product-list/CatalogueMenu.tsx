import { isApiError } from '@staffel/shared-api/client'
import { Button, Dropdown, toast } from '@staffel/shared-ui/core'
import { saveFile } from '@staffel/shared-ui/files'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ExportOutlined, MoreOutlined, TeamOutlined } from '@staffel/shared-ui/icons'
import { useNavigate } from '@staffel/shared-ui/router'
import { useState } from 'react'
import { productsSheet } from '../../api/transfer.calls.ts'
import { paths } from '../../paths.ts'

/** What is kept beside the products, and the catalogue as a whole as a file. */
export function CatalogueMenu({ tenantId }: { tenantId: number | undefined }) {
  const { t } = useTranslation('catalogue')
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)

  function save(format: 'csv' | 'xlsx'): void {
    setPending(true)
    productsSheet(format, tenantId)
      .then(saveFile, (error: unknown) => {
        const refused = isApiError(error) && !error.isTransient && error.status > 0
        if (refused) toast.error(t('transfer.exportFailed'), { description: error.sentence })
        else toast.failure(t('transfer.exportFailed'), () => save(format))
      })
      .finally(() => setPending(false))
  }

  const items = [
    {
      key: 'numbers',
      icon: <TeamOutlined />,
      label: t('numbers.title'),
      onClick: () => void navigate(paths.articleNumbers(tenantId)),
    },
    { key: 'divider', type: 'divider' as const },
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
