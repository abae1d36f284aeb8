import type { ProductImport } from '@staffel/shared-api/contract'
import { Card, Heading, Text } from '@staffel/shared-ui/core'
import { formatBytes, formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import type { ImportSource } from '../../api/imports.queries.ts'
import styles from './import.module.css'

export interface ImportProgressProps {
  readonly source: ImportSource
  /** Null while it is still on its way. */
  readonly current: ProductImport | null
}

const steps = ['reading', 'comparing', 'storing'] as const

/** How far it is. */
export function ImportProgress({ source, current }: ImportProgressProps) {
  const { t } = useTranslation('catalogue')
  const step = steps.find((each) => each === current?.state) ?? 'sending'
  const name = isFromExact(source, step) ? t('import.exact.reading') : t(`import.${step}`)
  const { done = 0, total = 0 } = current ?? {}
  const counts = step === 'comparing' || step === 'storing'
  return (
    <Card>
      <div className={styles.progress} role="status">
        <Heading level={2} size="small">
          {name}
        </Heading>
        <progress aria-label={name} {...(counts && total > 0 && { value: done, max: total })} />
        <Text tone="muted" numeric>
          {counts ? t('import.progress', { done: formatNumber(done), total: formatNumber(total) }) : about()}
        </Text>
      </div>
    </Card>
  )

  function about(): string {
    return source === 'exact' ? t('import.exact.patience') : `${source.name} · ${formatBytes(source.size)}`
  }
}

const isFromExact = (source: ImportSource, step: string): boolean =>
  source === 'exact' && (step === 'sending' || step === 'reading')
