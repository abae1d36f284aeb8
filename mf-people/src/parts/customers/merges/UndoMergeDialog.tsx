import { sentenceOf } from '@staffel/shared-api/client'
import type { CustomerDetail, OrganizationMerge } from '@staffel/shared-api/contract'
import { Heading, Text, toast } from '@staffel/shared-ui/core'
import { formatInstantDate } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useState } from 'react'
import { useUndoMerge } from '../../../api/merges/merges.mutations.ts'
import { useMergeCounts } from './useMergeCounts.ts'
import styles from './merges.module.css'

export interface UndoMergeDialogProps {
  readonly customer: CustomerDetail
  readonly merge: OrganizationMerge
  readonly onClose: () => void
}

const mostShown = 10

/** What would stay is told first, because it does not come along. */
export function UndoMergeDialog({ customer, merge, onClose }: UndoMergeDialogProps) {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const { mutate, isPending } = useUndoMerge()
  const [key] = useState(() => crypto.randomUUID())
  const counted = useMergeCounts()(merge.goes_back)
  const { from, stays, stays_count: staying } = merge
  const shown = stays.slice(0, mostShown)

  function confirm(): void {
    mutate(
      { id: merge.id, rev: customer.rev, key },
      {
        onSuccess: () => {
          toast.success(t('customers.merge.undone', { name: from.name }))
          onClose()
        },
        onError: (error) => {
          toast.error(t('customers.merge.notUndone'), { description: sentenceOf(error) })
          // What it said may no longer be so.
          onClose()
        },
      },
    )
  }

  return (
    <ConfirmDialog
      open
      title={t('customers.merge.undoTitle', { name: from.name })}
      confirmLabel={t('customers.merge.undoConfirm')}
      pending={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <div className={styles.undo}>
        {staying === 0 ? (
          <Text as="p">{t('customers.merge.undoNothingStays', { name: customer.name })}</Text>
        ) : (
          <section>
            <Heading level={3}>{t('customers.merge.undoStays', { name: customer.name })}</Heading>
            <ul>
              {shown.map(({ part, name, why }, index) => (
                <li key={index}>
                  {t(`customers.merge.kinds.${part}`)} {name}
                  <Text as="div" size="small" tone="muted">
                    {t(`customers.merge.${why}`)}
                  </Text>
                </li>
              ))}
              {staying > shown.length && <li>{t('customers.merge.more', { count: staying - shown.length })}</li>}
            </ul>
          </section>
        )}
        {counted.length === 0 ? (
          <Text as="p">{t('customers.merge.undoNothingBack', { name: from.name })}</Text>
        ) : (
          <section>
            <Heading level={3}>{t('customers.merge.undoBack', { name: from.name })}</Heading>
            <ul>
              {counted.map(({ part, words }) => (
                <li key={part}>{words}</li>
              ))}
            </ul>
          </section>
        )}
        <Text as="p" tone="muted" size="small">
          {t('customers.merge.undoUntil', { date: formatInstantDate(merge.undo_until, language) })}
        </Text>
      </div>
    </ConfirmDialog>
  )
}
