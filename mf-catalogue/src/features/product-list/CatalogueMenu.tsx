import { useTranslation } from '@staffel/shared-ui/i18n'
import { TeamOutlined } from '@staffel/shared-ui/icons'
import { FileMenu } from '@staffel/shared-ui/list'
import { useNavigate } from '@staffel/shared-ui/router'
import { useExport } from '../../parts/actions/useExport.ts'
import { paths } from '../../paths.ts'

/** What is kept beside the products, and the catalogue as a whole: out as a file, and in from one. */
export function CatalogueMenu({ tenantId }: { tenantId: number | undefined }) {
  const { t } = useTranslation('catalogue')
  const navigate = useNavigate()
  const numbers = {
    key: 'numbers',
    icon: <TeamOutlined />,
    label: t('numbers.title'),
    onClick: () => void navigate(paths.articleNumbers(tenantId)),
  }
  return (
    <FileMenu
      before={[numbers]}
      onImport={() => void navigate(paths.importProducts(tenantId))}
      {...useExport(tenantId)}
    />
  )
}
