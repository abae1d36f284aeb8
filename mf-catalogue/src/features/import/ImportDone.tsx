import type { ProductImport } from '@staffel/shared-api/contract'
import { Button, ButtonLink, Card, Heading, StatePanel } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckCircleOutlined } from '@staffel/shared-ui/icons'
import { paths } from '../../paths.ts'
import { ChangeTable } from './ChangeTable.tsx'
import styles from './import.module.css'
import { MistakeTable } from './MistakeTable.tsx'

/** What became of the catalogue. */
export function ImportDone({ done, onAgain }: { done: ProductImport; onAgain: () => void }) {
  const { t } = useTranslation('catalogue')
  const { created, updated, unchanged, refused } = done
  return (
    <>
      <Card>
        <StatePanel
          size="compact"
          tone="success"
          role="status"
          icon={<CheckCircleOutlined />}
          title={t('import.doneTitle', { file: done.filename })}
          description={t('import.doneText', {
            created: formatNumber(created),
            updated: formatNumber(updated),
            unchanged: formatNumber(unchanged),
            refused: formatNumber(refused),
          })}
          actions={
            <>
              <ButtonLink type="primary" to={paths.products()}>
                {t('import.toProducts')}
              </ButtonLink>
              <Button onClick={onAgain}>{t('import.again')}</Button>
            </>
          }
        />
      </Card>
      {done.errors.length > 0 && (
        <section className={styles.part} aria-label={t('import.mistakes')}>
          <Heading level={2} size="small">
            {t('import.mistakes')}
          </Heading>
          <MistakeTable result={done} />
        </section>
      )}
      {done.changes.length > 0 && (
        <section className={styles.part} aria-label={t('import.changes')}>
          <Heading level={2} size="small">
            {t('import.changes')}
          </Heading>
          <ChangeTable result={done} />
        </section>
      )}
    </>
  )
}
