import { Button } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { MailOutlined, SettingOutlined } from '@staffel/shared-ui/icons'
import styles from './reading.module.css'
import { useMailboxDrawer } from '../mailbox/useMailboxDrawer.ts'
import type { MailReadingControl } from './useMailReading.ts'

/** Where mail comes from, and reading it now. */
export function MailActions({ reading }: { reading: MailReadingControl }) {
  const { t } = useTranslation('requests')
  const mailbox = useMailboxDrawer()
  return (
    <>
      <Button className={styles.mailbox} icon={<SettingOutlined />} aria-haspopup="dialog" onClick={mailbox.open}>
        {t('mailbox.action')}
      </Button>
      <Button
        type="primary"
        icon={<MailOutlined />}
        loading={reading.pending}
        aria-disabled={reading.pending || undefined}
        onClick={reading.read}
      >
        {t('reading.action')}
      </Button>
    </>
  )
}
