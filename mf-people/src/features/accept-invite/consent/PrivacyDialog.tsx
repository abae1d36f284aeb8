import { currentPrivacyPolicy } from '@staffel/shared-api/rules'
import { Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Modal } from '@staffel/shared-ui/overlay'
import styles from './consent.module.css'

const parts = ['what', 'why', 'who', 'kept', 'rights'] as const

/** The privacy policy that holds now, whole. */
export function PrivacyDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('people')
  return (
    <Modal open centered width={640} title={t('privacy.title')} footer={null} onCancel={onClose}>
      <Text as="p" tone="muted" size="small">
        {t('privacy.version', { version: currentPrivacyPolicy })}
      </Text>
      {parts.map((part) => (
        <section key={part} className={styles.part}>
          <Text as="p" strong>
            {t(`privacy.${part}.title`)}
          </Text>
          <p>{t(`privacy.${part}.text`)}</p>
        </section>
      ))}
    </Modal>
  )
}
