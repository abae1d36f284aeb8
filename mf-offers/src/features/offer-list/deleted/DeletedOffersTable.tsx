import type { DeletedOffer } from '@staffel/shared-api/contract'
import { shownOfferNumber } from '@staffel/shared-api/rules'
import { Button } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { UndoOutlined } from '@staffel/shared-ui/icons'
import { DataTable, SelectionBar } from '@staffel/shared-ui/list'
import { useState } from 'react'
import { useBringBack } from './useBringBack.ts'
import { useDeletedColumns } from './useDeletedColumns.tsx'

export interface DeletedOffersTableProps {
  offers: readonly DeletedOffer[]
  busy: boolean
  /** So many of these rows were brought back. */
  onGone: (count: number) => void
}

/** One is brought back from its row, many by their boxes. */
export function DeletedOffersTable({ offers, busy, onGone }: DeletedOffersTableProps) {
  const { t } = useTranslation('offers')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [pending, setPending] = useState<readonly number[]>([])
  const bringBack = useBringBack()
  const selected = offers.map(({ offer_id }) => offer_id).filter((id) => chosen.has(String(id)))

  const restore = async (ids: readonly number[]) => {
    setPending(ids)
    await bringBack(ids)
    setPending([])
    setChosen(new Set())
    onGone(ids.length)
  }

  return (
    <>
      {selected.length > 0 && (
        <SelectionBar label={t('list.bulk.selected', { count: selected.length })}>
          <Button
            type="primary"
            icon={<UndoOutlined />}
            loading={pending.length > 0}
            onClick={() => void restore(selected)}
          >
            {t('deleted.restoreMany', { count: selected.length })}
          </Button>
          <Button onClick={() => setChosen(new Set())}>{t('list.bulk.clear')}</Button>
        </SelectionBar>
      )}
      <DataTable
        label={t('deleted.title')}
        columns={useDeletedColumns((offer) => (
          <Button
            icon={<UndoOutlined />}
            loading={pending.includes(offer.offer_id)}
            disabled={pending.length > 0}
            aria-label={`${t('deleted.restore')} ${shownOfferNumber(offer)}`}
            onClick={() => void restore([offer.offer_id])}
          >
            {t('deleted.restore')}
          </Button>
        ))}
        rows={offers}
        rowKey={({ offer_id }) => String(offer_id)}
        rowName={shownOfferNumber}
        selection={{ selected: chosen, onChange: setChosen }}
        busy={busy}
      />
    </>
  )
}
