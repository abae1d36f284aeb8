import { sentenceOf } from '@staffel/shared-api/client'
import type { DataExport } from '@staffel/shared-api/contract'
import { Button, Text, toast } from '@staffel/shared-ui/core'
import { formatBytes, formatInstant, formatNumber } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { DownloadOutlined } from '@staffel/shared-ui/icons'
import { ToneBadge, type Tone } from '@staffel/shared-ui/list'
import { useFetchDataExport } from '../../../../api/tenancy/data-exports.queries.ts'
import styles from './data-exports.module.css'

const tones: Readonly<Record<DataExport['state'], Tone>> = {
  waiting: 'blue',
  making: 'blue',
  ready: 'green',
  fetched: 'gray',
  expired: 'gray',
  failed: 'red',
}

/** One file of all data, and how far it is. */
export function DataExportRow({ file }: { file: DataExport }) {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const { mutate, isPending } = useFetchDataExport()
  const { id, state, done, total, is_mine, asked_by } = file

  const fetch = (): void =>
    mutate(id, {
      onError: (error) => void toast.failure(t('data.export.notFetched'), fetch, { description: sentenceOf(error) }),
    })

  return (
    <li>
      <div className={styles.facts}>
        <Text>{t('data.export.asked', { name: asked_by, when: formatInstant(file.asked_at, language) })}</Text>
        {facts()}
      </div>
      <div className={styles.state}>
        <ToneBadge tone={tones[state]}>{t(`data.export.state.${state}`)}</ToneBadge>
        {state === 'ready' && is_mine && (
          <Button type="primary" icon={<DownloadOutlined />} loading={isPending} onClick={fetch}>
            {t('data.export.fetch')}
          </Button>
        )}
      </div>
    </li>
  )

  function facts() {
    if (state === 'making')
      return (
        <div className={styles.progress} role="status">
          <progress
            aria-label={t('data.export.progressLabel')}
            {...(total > 0 && { value: Math.min(done, total), max: total })}
          />
          {total > 0 && muted(t('data.export.progress', { done: formatNumber(done), total: formatNumber(total) }))}
        </div>
      )
    if (state === 'ready' && file.bytes !== null && file.expires_at !== null)
      return muted(
        t(is_mine ? 'data.export.until' : 'data.export.others', {
          size: formatBytes(file.bytes),
          when: formatInstant(file.expires_at, language),
          name: asked_by,
        }),
      )
    if (state === 'failed') return muted(t(`data.export.failure.${file.failure ?? 'INTERNAL'}`))
    return null
  }

  function muted(words: string) {
    return (
      <Text as="div" tone="muted" size="small" numeric>
        {words}
      </Text>
    )
  }
}
