import { sentenceOf } from '@staffel/shared-api/client'
import type { ExactJob, ExactPart } from '@staffel/shared-api/contract'
import { Alert, Button, Text, toast } from '@staffel/shared-ui/core'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { ReloadOutlined } from '@staffel/shared-ui/icons'
import { isOpen, useBringIn } from '../../../api/sync.queries.ts'
import styles from '../mapping.module.css'

const parts = { items: 'products', customers: 'accounts' } as const satisfies Readonly<Record<string, ExactPart>>

export interface ReadNoticeProps {
  readonly kind: keyof typeof parts
  /** Null: it was never read. */
  readonly at: string | null
  readonly jobs: readonly ExactJob[]
}

/** When Exact was read, and reading it now: a look, which brings nothing in. */
export function ReadNotice({ kind, at, jobs }: ReadNoticeProps) {
  const { t } = useTranslation('integrations')
  const { language } = useLanguage()
  const { mutate, isPending } = useBringIn()
  const part = parts[kind]
  const isReading = jobs.some((job) => isOpen(job) && job.next_at === null && job.entities.includes(part))

  const read = () =>
    mutate(
      { entities: [part], dry_run: true, full: false },
      {
        onSuccess: () => toast.success(t(`mapping.read.begun.${kind}`)),
        onError: (error) => toast.error(t('mapping.read.notBegun'), { description: sentenceOf(error) }),
      },
    )

  if (at === null)
    return (
      <Alert
        type="info"
        showIcon
        title={t(isReading ? `mapping.read.busy.${kind}` : `mapping.read.never.${kind}`)}
        description={isReading ? t('mapping.read.busyText') : t('mapping.read.neverText')}
        action={
          <Button type="primary" loading={isPending || isReading} onClick={read}>
            {t(`mapping.read.now.${kind}`)}
          </Button>
        }
      />
    )
  return (
    <div className={styles.read}>
      <Text tone="muted" size="small">
        {t(isReading ? `mapping.read.busy.${kind}` : 'mapping.read.at', { when: formatInstant(at, language) })}
      </Text>
      <Button size="small" type="text" icon={<ReloadOutlined />} loading={isPending || isReading} onClick={read}>
        {t('mapping.read.again')}
      </Button>
    </div>
  )
}
