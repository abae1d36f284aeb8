import { Button, Tooltip } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckOutlined, CloseOutlined } from '@staffel/shared-ui/icons'
import type { ReactNode } from 'react'
import styles from '../items.module.css'

/** OK and Cancel of a row that is open, as wide as the buttons of one that is not: no amount moves. */
export function OpenRowButtons({ onApply, onCancel }: { onApply: () => void; onCancel: () => void }) {
  const { t } = useTranslation('offers')
  const button = (label: string, icon: ReactNode, onClick: () => void) => (
    <Tooltip title={label}>
      <Button icon={icon} aria-label={label} onClick={onClick} />
    </Tooltip>
  )
  return (
    <td className={styles.itemActions}>
      {button(t('editor.items.ok'), <CheckOutlined />, onApply)}
      {button(t('editor.items.cancel'), <CloseOutlined />, onCancel)}
    </td>
  )
}
