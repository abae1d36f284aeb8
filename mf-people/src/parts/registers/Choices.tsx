import { Button, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import styles from './registers.module.css'

export interface Choice {
  readonly key: string
  readonly name: string
  readonly line: string
}

/** What was found, to take one of. */
export function Choices({
  label,
  choices,
  onChoose,
}: {
  label: string
  choices: readonly Choice[]
  onChoose: (key: string) => void
}) {
  const { t } = useTranslation('people')
  return (
    <ul className={styles.choices} aria-label={label}>
      {choices.map(({ key, name, line }) => (
        <li key={key}>
          <span className={styles.words}>
            <strong>{name}</strong>
            <Text as="div" size="small" tone="muted">
              {line}
            </Text>
          </span>
          <Button size="small" aria-label={t('registers.takeNamed', { name })} onClick={() => onChoose(key)}>
            {t('registers.take')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
