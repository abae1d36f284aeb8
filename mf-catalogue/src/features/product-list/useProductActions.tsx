import type { Product } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CopyOutlined, DeleteOutlined, EditOutlined, EyeOutlined } from '@staffel/shared-ui/icons'
import type { RowAction } from '@staffel/shared-ui/list'
import { useNavigate } from '@staffel/shared-ui/router'
import { useDuplicate } from '../../parts/actions/useDuplicate.ts'
import { useMayEdit } from '../../parts/useMayEdit.ts'
import { paths } from '../../paths.ts'

/** The menu of a row: who does not sell the product only looks at it. */
export function useProductActions(onArchive: (product: Product) => void): (product: Product) => RowAction[] {
  const { t } = useTranslation('catalogue')
  const navigate = useNavigate()
  const duplicate = useDuplicate()
  const mayEdit = useMayEdit()

  const view = (product: Product): RowAction => ({
    key: 'view',
    label: t('actions.view'),
    icon: <EyeOutlined />,
    onSelect: () => void navigate(paths.product(product.product_id)),
  })
  const changes = (product: Product): RowAction[] => [
    {
      key: 'edit',
      label: t('actions.edit'),
      icon: <EditOutlined />,
      onSelect: () => void navigate(paths.editProduct(product.product_id)),
    },
    {
      key: 'duplicate',
      label: t('actions.duplicate'),
      icon: <CopyOutlined />,
      disabled: duplicate.isPending,
      onSelect: () => duplicate.run(product),
    },
    {
      key: 'delete',
      label: t('actions.delete'),
      icon: <DeleteOutlined />,
      danger: true,
      divided: true,
      onSelect: () => onArchive(product),
    },
  ]

  return (product) => (mayEdit ? [view(product), ...changes(product)] : [view(product)])
}
