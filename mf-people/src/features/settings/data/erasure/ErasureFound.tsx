import type { Erasure } from '@staffel/shared-api/contract'
import { Alert, Button, Heading, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import styles from './erasure.module.css'

export interface ErasureFoundProps {
  readonly found: Erasure
  readonly onErase: () => void
}

/** What there is of a person: what will be emptied, and what must be kept and why. */
export function ErasureFound({ found: { email, name, emptied, kept, obstacle }, onErase }: ErasureFoundProps) {
  const { t } = useTranslation('people')
  const traces = [...emptied, ...kept]
  if (traces.length === 0)
    return (
      <div className={styles.found} role="status">
        <Text>{t('data.erasure.nobody', { email })}</Text>
      </div>
    )
  return (
    <div className={styles.found} role="status">
      <Heading level={3} size="small">
        {name === '' || email === '' ? name || email : t('data.erasure.who', { name, email })}
      </Heading>
      {list(t('data.erasure.emptied'), emptied)}
      {list(t('data.erasure.kept'), kept, t('data.erasure.keptWhy'))}
      {obstacle !== null && <Alert type="warning" showIcon title={t(`data.erasure.obstacle.${obstacle}`)} />}
      {obstacle === null && emptied.length > 0 && <Button onClick={onErase}>{t('data.erasure.erase')}</Button>}
    </div>
  )

  function list(title: string, of: readonly { readonly trace: string; readonly count: number }[], why?: string) {
    if (of.length === 0) return null
    return (
      <section>
        <Text as="div" strong>
          {title}
        </Text>
        {why !== undefined && (
          <Text as="div" tone="muted" size="small">
            {why}
          </Text>
        )}
        <ul className={styles.traces}>
          {of.map(({ trace, count }) => (
            <li key={trace}>{t(`data.erasure.traces.${trace}`, { count })}</li>
          ))}
        </ul>
      </section>
    )
  }
}
