import { Button } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useFrame } from '../../session/guard/frameContext.ts'
import { chooseEnvironment } from './chosenEnvironment.ts'
import styles from './environment-bar.module.css'

/** Says which environment this is, wherever it is another one than people expect at this address. */
export function EnvironmentBar() {
  const { t } = useTranslation('shell')
  const { name, production, insteadOf: own } = useFrame().boot.environment
  if (own === undefined && (!production || name === 'production')) return null
  return (
    <aside className={styles.bar} aria-label={t('environment.label')}>
      <span>{t(own === undefined ? 'environment.is' : 'environment.chosen', { name })}</span>
      {own !== undefined && (
        <Button size="small" onClick={back}>
          {t('environment.back', { name: own })}
        </Button>
      )}
    </aside>
  )
}

function back(): void {
  chooseEnvironment(null)
  window.location.reload()
}
