import type { UnaddressedContact } from '@staffel/shared-api/contract'
import { Button, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import styles from './erasure.module.css'

export interface ContactChoiceProps {
  readonly contacts: readonly UnaddressedContact[]
  /** Of whom it is shown what there is. */
  readonly chosen: number | undefined
  readonly onChoose: (id: number) => void
}

/** Who it may be, among those who have no address to be found by. */
export function ContactChoice({ contacts, chosen, onChoose }: ContactChoiceProps) {
  const { t } = useTranslation('people')
  if (contacts.length === 0)
    return (
      <div className={styles.found} role="status">
        <Text>{t('data.erasure.noContacts')}</Text>
      </div>
    )
  return (
    <div className={styles.found} role="status">
      <Text as="div" strong>
        {t('data.erasure.contacts')}
      </Text>
      <ul className={styles.contacts}>
        {contacts.map(({ id, name, job_title: job, organization_name: customer }) => (
          <li key={id}>
            <span>
              <Text strong={id === chosen}>{name}</Text>{' '}
              <Text tone="muted" size="small">
                {[job, customer].filter(Boolean).join(' · ')}
              </Text>
            </span>
            <Button
              size="small"
              aria-label={t('data.erasure.lookAt', { name, customer })}
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
            >
              {t('data.erasure.look')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
