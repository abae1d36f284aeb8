import { Button, Dropdown } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DeleteOutlined, EditOutlined, MoreOutlined } from '@staffel/shared-ui/icons'
import { useRef } from 'react'

export interface PictureMenuProps {
  readonly place: number
  readonly count: number
  readonly onMove: (to: number) => void
  readonly onDescribe: () => void
  readonly onDelete: () => void
}

/** What can be done with the picture that is shown. */
export function PictureMenu({ place, count, onMove, onDescribe, onDelete }: PictureMenuProps) {
  const { t } = useTranslation('catalogue')
  const button = useRef<HTMLButtonElement>(null)
  // A dialog that is opened from here gives the focus back to what is still there when it closes.
  const choose = (run: () => void) => () => {
    button.current?.focus()
    run()
  }
  const items = [
    { key: 'words', icon: <EditOutlined />, label: t('pictures.describe'), onClick: choose(onDescribe) },
    ...(count > 1
      ? [
          { key: 'first', label: t('pictures.toFront'), disabled: place === 0, onClick: () => onMove(0) },
          { key: 'before', label: t('pictures.earlier'), disabled: place === 0, onClick: () => onMove(place - 1) },
          { key: 'after', label: t('pictures.later'), disabled: place === count - 1, onClick: () => onMove(place + 1) },
        ]
      : []),
    { key: 'divider', type: 'divider' as const },
    { key: 'delete', icon: <DeleteOutlined />, label: t('pictures.delete'), onClick: choose(onDelete) },
  ]
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
      <Button
        ref={button}
        type="text"
        icon={<MoreOutlined />}
        aria-haspopup="menu"
        aria-label={t('pictures.actions', { number: place + 1 })}
      />
    </Dropdown>
  )
}
