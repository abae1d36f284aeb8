import { Button, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import type { Surcharges } from '../draft/useSurcharges.ts'
import styles from './items.module.css'

/** Says when the surcharges shown are not those of the lines shown. Keeps its place, so that nothing jumps. */
export function SurchargeStatus({ surcharges: { failed, updating, retry } }: { surcharges: Surcharges }) {
  const { t } = useTranslation('offers')
  return (
    <div className={styles.surchargeStatus} role="status">
      {updating && (
        <Text tone="muted" size="small">
          {t('editor.surcharges.updating')}
        </Text>
      )}
      {failed && (
        <Text tone="danger" size="small">
          {t('editor.surcharges.failed')} —{' '}
          <Button type="link" size="small" onClick={retry}>
            {t('editor.surcharges.retry')}
          </Button>
        </Text>
      )}
    </div>
  )
}
