import { Button, Dropdown } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CopyOutlined, DeleteOutlined, MoreOutlined } from '@staffel/shared-ui/icons'
import { useRef } from 'react'

export interface ProductMenuProps {
  readonly pending: boolean
  readonly onDuplicate: () => void
  readonly onArchive: () => void
}

/** What else can be done with the product. */
export function ProductMenu({ pending, onDuplicate, onArchive }: ProductMenuProps) {
  const { t } = useTranslation('catalogue')
  const button = useRef<HTMLButtonElement>(null)
  // A dialog that is opened from here gives the focus back to what is still there when it closes.
  const choose = (run: () => void) => () => {
    button.current?.focus()
    run()
  }
  const items = [
    { key: 'duplicate', icon: <CopyOutlined />, label: t('actions.duplicate'), onClick: choose(onDuplicate) },
    { key: 'divider', type: 'divider' as const },
    { key: 'delete', icon: <DeleteOutlined />, label: t('actions.delete'), onClick: choose(onArchive) },
  ]
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
      <Button ref={button} icon={<MoreOutlined />} loading={pending} aria-haspopup="menu">
        {t('actions.more')}
      </Button>
    </Dropdown>
  )
}
