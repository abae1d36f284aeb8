import type { PriceListDetail } from '@staffel/shared-api/contract'
import { Button, Screen, toast } from '@staffel/shared-ui/core'
import { showFirstProblem } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQueryClient } from '@staffel/shared-ui/query'
import { useNavigate } from '@staffel/shared-ui/router'
import { useRef, useState } from 'react'
import { useUpdatePriceList } from '../../../api/price-lists.mutations.ts'
import { priceListQuery } from '../../../api/price-lists.queries.ts'
import { ConflictDialog } from '../../../parts/ConflictDialog.tsx'
import { ValidityBadge } from '../../../parts/prices/ValidityBadge.tsx'
import { useNamedTenant } from '../../../parts/useNamedTenant.ts'
import { paths } from '../../../paths.ts'
import { PriceListForm } from './PriceListForm.tsx'
import { toPayload, valuesOf } from './priceListValues.ts'
import { usePriceListForm } from './usePriceListForm.ts'

export interface EditPriceListProps {
  readonly list: PriceListDetail
  /** Begins anew with what is stored. */
  readonly onReload: () => void
}

/** The form over a stored list. What somebody else saved meanwhile is not written over unasked. */
export function EditPriceList({ list, onReload }: EditPriceListProps) {
  const { t } = useTranslation('catalogue')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const tenantId = useNamedTenant()
  const container = useRef<HTMLFormElement>(null)
  // What the fields were filled from: its revision is the one that a change is made to.
  const [seen] = useState(list)
  const [initial] = useState(() => valuesOf(list))
  const rev = useRef(list.rev)
  const { mutateAsync } = useUpdatePriceList()
  const { id } = seen
  const toLists = paths.priceLists(tenantId)
  const form = usePriceListForm({
    initial,
    subject: `price-list:${id}`,
    rev: seen.rev,
    showFirstProblem: () => showFirstProblem(container.current),
    save: (values) => mutateAsync({ id, change: { ...toPayload(values), rev: rev.current } }),
    onSaved: ({ name }) => {
      toast.success(t('prices.form.saved', { name }))
      void navigate(toLists, { replace: true })
    },
  })
  const readAnew = () => queryClient.fetchQuery({ ...priceListQuery(id), staleTime: 0 }).catch(() => null)

  const keep = async () => {
    const stored = await readAnew()
    if (!stored) return void toast.error(t('prices.form.failed'))
    rev.current = stored.rev
    form.retry()
  }

  const reload = async () => {
    form.copy.done()
    await readAnew()
    onReload()
  }

  return (
    <Screen
      title={seen.name}
      status={<ValidityBadge list={seen} />}
      subtitle={seen.owner_name}
      back={{ to: toLists, label: t('prices.title') }}
    >
      <PriceListForm form={form} tenantId={tenantId} ownerName={seen.owner_name} container={container}>
        <Button type="text" disabled={form.isSaving} onClick={() => void navigate(toLists)}>
          {t('form.cancel')}
        </Button>
        <Button type="primary" htmlType="submit" loading={form.isSaving}>
          {t('form.save')}
        </Button>
      </PriceListForm>
      <ConflictDialog
        of="priceList"
        open={form.isStale}
        pending={form.isSaving}
        onKeep={() => void keep()}
        onReload={() => void reload()}
        onClose={form.putOff}
      />
    </Screen>
  )
}
