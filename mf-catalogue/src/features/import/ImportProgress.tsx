import type { ProductImport } from '@staffel/shared-api/contract'
import { Card, Heading, Text } from '@staffel/shared-ui/core'
import { formatBytes, formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import styles from './import.module.css'

export interface ImportProgressProps {
  readonly file: File
  /** Null while it is still on its way. */
  readonly current: ProductImport | null
}

const steps = ['reading', 'comparing', 'storing'] as const

/** How far it is. */
export function ImportProgress({ file, current }: ImportProgressProps) {
  const { t } = useTranslation('catalogue')
  const step = steps.find((each) => each === current?.state) ?? 'sending'
  const name = t(`import.${step}`)
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
          {counts
            ? t('import.progress', { done: formatNumber(done), total: formatNumber(total) })
            : `${file.name} · ${formatBytes(file.size)}`}
        </Text>
      </div>
    </Card>
  )
}
