import { Button, Dropdown } from '@staffel/shared-ui/core'
import { useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { besideButton } from '../layout/besideButton.ts'
import { BellSign } from './BellSign.tsx'
import { NotificationList } from './NotificationList.tsx'
import { unreadQuery } from './notifications.queries.ts'
import { useNotificationTexts } from './useNotificationTexts.ts'
import styles from './notifications.module.css'

const mostShown = 99
/** Wider than the phone beside the bell: pushed into sight. */
const beside = { overflow: { shiftX: true, adjustX: false } }

/** How many things there are to know, and behind the bell which. */
export function Notifications() {
  const { t } = useNotificationTexts()
  const [open, setOpen] = useState(false)
  const unread = useQuery(unreadQuery()).data?.unread ?? 0
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      open={open}
      onOpenChange={setOpen}
      align={beside}
      getPopupContainer={besideButton}
      popupRender={() => <NotificationList unread={unread} onLeave={() => setOpen(false)} />}
    >
      <Button type="text" className={styles.bellButton} aria-label={t('bell', { count: unread })} aria-expanded={open}>
        <BellSign />
        {unread > 0 && (
          <span className={styles.bellCount} aria-hidden="true">
            {unread >= mostShown ? `${mostShown}+` : unread}
          </span>
        )}
      </Button>
    </Dropdown>
  )
}
