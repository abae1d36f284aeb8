import { Button, Screen, toast } from '@staffel/shared-ui/core'
import { showFirstProblem } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Navigate, useNavigate } from '@staffel/shared-ui/router'
import { useRef, useState } from 'react'
import { useCreateProduct } from '../../api/products.mutations.ts'
import { useMayEdit } from '../../parts/useMayEdit.ts'
import { useNamedTenant } from '../../parts/useNamedTenant.ts'
import { paths } from '../../paths.ts'
import { ProductForm } from './ProductForm.tsx'
import { emptyProduct, toPayload } from './productValues.ts'
import { useProductForm } from './useProductForm.ts'

/** A new product, or a draft of one. */
export function NewProductPage() {
  return useMayEdit() ? <NewProduct /> : <Navigate to={paths.products()} replace />
}

function NewProduct() {
  const { t } = useTranslation('catalogue')
  const navigate = useNavigate()
  // An Admin adds to the catalogue that was looked at.
  const tenantId = useNamedTenant()
  const container = useRef<HTMLFormElement>(null)
  const [key] = useState(() => crypto.randomUUID())
  const { mutateAsync } = useCreateProduct()
  const form = useProductForm({
    initial: emptyProduct,
    subject: 'product:new',
    failure: t('form.createFailed'),
    showFirstProblem: () => showFirstProblem(container.current),
    save: (values, goal) =>
      mutateAsync({ product: { ...toPayload(values, goal), ...(tenantId && { tenant_id: tenantId }) }, key }),
    onSaved: (product, goal) => {
      toast.success(t(goal === 'draft' ? 'form.draftSaved' : 'form.created', { product: product.product_name }))
      void navigate(paths.product(product.product_id), { replace: true })
    },
  })
  const isBusy = form.saving !== null

  return (
    <Screen title={t('form.newProduct')} back={{ to: paths.products(), label: t('list.title') }}>
      <ProductForm form={form} tenantId={tenantId} container={container} onSubmit={() => form.submit('active')}>
        <Button type="text" disabled={isBusy} onClick={() => void navigate(paths.products())}>
          {t('form.cancel')}
        </Button>
        <Button disabled={isBusy} loading={form.saving === 'draft'} onClick={() => form.submit('draft')}>
          {t('form.saveDraft')}
        </Button>
        <Button type="primary" htmlType="submit" disabled={isBusy}>
          {t(form.saving === 'active' ? 'form.creating' : 'form.create')}
        </Button>
      </ProductForm>
    </Screen>
  )
}
