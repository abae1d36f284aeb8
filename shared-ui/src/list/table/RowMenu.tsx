import Button from 'antd/es/button'
import { Dropdown, type DropdownProps } from '../../facades/core/Dropdown.tsx'
import { useTranslation } from 'react-i18next'
import { MoreOutlined } from '../../facades/icons/index.ts'
import type { RowAction } from '../types.ts'

export interface RowMenuProps {
  /** Of the row, for the button's name: "Actions for OFF-2026-0042". */
  name: string
  actions: readonly RowAction[]
}

/** The three dots of a row. */
export function RowMenu({ name, actions }: RowMenuProps) {
  const { t } = useTranslation('ui')
  if (actions.length === 0) return <span />
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items: actions.flatMap(toItems) }}>
      <Button type="text" className="sf-row-menu" icon={<MoreOutlined />} aria-label={t('table.menu', { name })} />
    </Dropdown>
  )
}

type Items = NonNullable<NonNullable<DropdownProps['menu']>['items']>

function toItems({ key, label, icon, danger, disabled, hint, divided, onSelect }: RowAction): Items {
  const item = { key, label, icon, danger, disabled, title: hint, onClick: onSelect }
  return divided ? [{ type: 'divider', key: `${key}-divider` }, item] : [item]
}
