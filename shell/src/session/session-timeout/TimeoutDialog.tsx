import { Button, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Modal } from '@staffel/shared-ui/overlay'
import styles from './timeout-dialog.module.css'

export interface TimeoutDialogProps {
  secondsLeft: number
  onStay: () => void
  onSignOut: () => void
}

/** One minute before the session ends, on top of any screen. */
export function TimeoutDialog({ secondsLeft, onStay, onSignOut }: TimeoutDialogProps) {
  const { t } = useTranslation('shell')
  return (
    <Modal
      open
      centered
      width={460}
      zIndex={1500}
      title={t('timeout.title')}
      closable={false}
      mask={{ closable: false }}
      onCancel={onStay}
      footer={[
        <Button key="sign-out" onClick={onSignOut}>
          {t('timeout.signOut')}
        </Button>,
        <Button key="stay" type="primary" autoFocus onClick={onStay}>
          {t('timeout.stay')}
        </Button>,
      ]}
    >
      <div className={styles.said}>
        <p>{t('timeout.message')}</p>
        <Text as="p" strong numeric>
          {t('timeout.left', { count: secondsLeft })}
        </Text>
      </div>
    </Modal>
  )
}
