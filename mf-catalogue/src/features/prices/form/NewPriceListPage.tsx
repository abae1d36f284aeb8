import { Button, Screen, toast } from '@staffel/shared-ui/core'
import { showFirstProblem } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useNavigate } from '@staffel/shared-ui/router'
import { useRef, useState } from 'react'
import { useCreatePriceList } from '../../../api/price-lists.mutations.ts'
import { SellerOnly } from '../../../parts/SellerOnly.tsx'
import { useNamedTenant } from '../../../parts/useNamedTenant.ts'
import { paths } from '../../../paths.ts'
import { PriceListForm } from './PriceListForm.tsx'
import { emptyPriceList, toPayload } from './priceListValues.ts'
import { usePriceListForm } from './usePriceListForm.ts'

/** A new price list. */
export function NewPriceListPage() {
  return (
    <SellerOnly>
      <NewPriceList />
    </SellerOnly>
  )
}

function NewPriceList() {
  const { t } = useTranslation('catalogue')
  const navigate = useNavigate()
  const tenantId = useNamedTenant()
  const container = useRef<HTMLFormElement>(null)
  const [key] = useState(() => crypto.randomUUID())
  const [initial] = useState(emptyPriceList)
  const { mutateAsync } = useCreatePriceList()
  const toLists = paths.priceLists(tenantId)
  const form = usePriceListForm({
    initial,
    subject: 'price-list:new',
    showFirstProblem: () => showFirstProblem(container.current),
    save: (values) => mutateAsync({ list: { ...toPayload(values), ...(tenantId && { tenant_id: tenantId }) }, key }),
    onSaved: ({ name }) => {
      toast.success(t('prices.form.created', { name }))
      void navigate(toLists, { replace: true })
    },
  })

  return (
    <Screen title={t('prices.form.new')} back={{ to: toLists, label: t('prices.title') }}>
      <PriceListForm form={form} tenantId={tenantId} container={container}>
        <Button type="text" disabled={form.isSaving} onClick={() => void navigate(toLists)}>
          {t('form.cancel')}
        </Button>
        <Button type="primary" htmlType="submit" loading={form.isSaving}>
          {t('prices.form.create')}
        </Button>
      </PriceListForm>
    </Screen>
  )
}
