import { Button, Card, EmptyState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { PlusOutlined } from '@staffel/shared-ui/icons'
import { lazyPart } from '@staffel/shared-ui/router'
import { Suspense, useState } from 'react'
import { newEntry, type EntryDraft } from './entries/entryDrafts.ts'
import { EntryList } from './entries/EntryList.tsx'
import type { PriceListFormState } from './usePriceListForm.ts'

const EntryDialog = lazyPart(async () => (await import('./entries/EntryDialog.tsx')).EntryDialog)

export interface EntriesCardProps {
  readonly form: PriceListFormState
  readonly tenantId?: number
}

/** What the customer pays for what. */
export function EntriesCard({ form: { values, set, entryMessage }, tenantId }: EntriesCardProps) {
  const { t } = useTranslation('catalogue')
  const [open, setOpen] = useState<EntryDraft | null>(null)
  const { entries, currency } = values
  const at = entries.findIndex(({ key }) => key === open?.key)
  const add = (
    <Button icon={<PlusOutlined />} onClick={() => setOpen(newEntry())}>
      {t('prices.entry.add')}
    </Button>
  )

  const done = (entry: EntryDraft) => {
    set({ entries: at < 0 ? [...entries, entry] : entries.with(at, entry) })
    setOpen(null)
  }

  return (
    <Card title={t('prices.form.entries')} extra={entries.length > 0 && add}>
      {entries.length === 0 ? (
        <EmptyState
          size="compact"
          title={t('prices.entry.empty')}
          description={t('prices.entry.emptyText')}
          action={add}
        />
      ) : (
        <EntryList
          entries={entries}
          currency={currency}
          messageOf={entryMessage}
          onOpen={setOpen}
          onRemove={(gone) => set({ entries: entries.filter(({ key }) => key !== gone.key) })}
        />
      )}
      <Suspense>
        {open && (
          <EntryDialog
            key={open.key}
            entry={open}
            isNew={at < 0}
            others={entries.filter(({ key }) => key !== open.key)}
            message={at < 0 ? undefined : entryMessage(at)}
            currency={currency}
            tenantId={tenantId}
            onDone={done}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </Card>
  )
}
