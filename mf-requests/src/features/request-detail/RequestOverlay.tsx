import { Button, Heading, useIsPhone } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CloseOutlined } from '@staffel/shared-ui/icons'
import { Drawer } from '@staffel/shared-ui/overlay'
import { useEffect, type ReactNode } from 'react'
import headStyles from './head/head.module.css'
import styles from './request.module.css'

export interface RequestOverlayProps {
  title: string
  /** Without a request it brings its own head, so that it can be closed. */
  hasHead: boolean
  onClose: () => void
  children: ReactNode
}

export const overlayId = 'request-overlay'
export const overlayTitleId = 'request-title'

/**
 * The sheet above the list. A request that is in it has its own key Escape, and takes the focus to its first line; on a
 * phone no line is open, and the sheet has it.
 */
export function RequestOverlay({ title, hasHead, onClose, children }: RequestOverlayProps) {
  const { t } = useTranslation('requests')
  const isPhone = useIsPhone()
  useTabTitle(title)
  return (
    <Drawer
      open
      placement="right"
      size="min(1360px, 100%)"
      closable={false}
      keyboard={hasHead}
      autoFocus={hasHead || isPhone}
      onClose={onClose}
      rootClassName={styles.drawer}
      aria-labelledby={overlayTitleId}
    >
      <div id={overlayId} className={styles.request}>
        {hasHead && (
          <div className={headStyles.bareHead}>
            <Heading level={2} id={overlayTitleId}>
              {title}
            </Heading>
            <Button type="text" icon={<CloseOutlined />} aria-label={t('ui:action.close')} onClick={onClose} />
          </div>
        )}
        {children}
      </div>
    </Drawer>
  )
}

/** The list below keeps its own title, which is the one that the browser would take. */
function useTabTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = `${title} · Staffel`
    return () => {
      document.title = before
    }
  }, [title])
}
