import { Button } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { HolderOutlined } from '@staffel/shared-ui/icons'
import type { ComponentProps } from 'react'
import styles from '../items.module.css'

/** Where a row is taken to be moved: dragged, or with the arrow keys. */
export function MoveHandle({
  number,
  ...grip
}: { number: number } & Pick<ComponentProps<typeof Button>, 'id' | 'onPointerDown' | 'onKeyDown'>) {
  const { t } = useTranslation('offers')
  return (
    <Button
      {...grip}
      type="text"
      className={styles.moveHandle}
      icon={<HolderOutlined />}
      aria-label={t('editor.items.moveRow', { line: number })}
    />
  )
}
