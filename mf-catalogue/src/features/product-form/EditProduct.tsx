import type { ProductDetail } from '@staffel/shared-api/contract'
import { useUser } from '@staffel/shared-auth'
import { Button, Screen, toast } from '@staffel/shared-ui/core'
import { showFirstProblem } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQueryClient } from '@staffel/shared-ui/query'
import { useNavigate } from '@staffel/shared-ui/router'
import { useRef, useState } from 'react'
import { useUpdateProduct } from '../../api/products.mutations.ts'
import { productQuery } from '../../api/products.queries.ts'
import { ConflictDialog } from '../../parts/ConflictDialog.tsx'
import { paths } from '../../paths.ts'
import { ProductForm } from './ProductForm.tsx'
import { toChange, valuesOf } from './storedValues.ts'
import { useProductForm, type Goal } from './useProductForm.ts'

export interface EditProductProps {
  readonly product: ProductDetail
  /** Begins anew with what is stored. */
  readonly onReload: () => void
}

/** The form over a stored product. What somebody else saved meanwhile is not written over unasked. */
export function EditProduct({ product, onReload }: EditProductProps) {
  const { t } = useTranslation('catalogue')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const container = useRef<HTMLFormElement>(null)
  // What the fields were filled from: its revision is the one that a change is made to.
  const [seen] = useState(product)
  const [initial] = useState(() => valuesOf(product))
  const rev = useRef(product.rev)
  const { mutateAsync } = useUpdateProduct()
  const id = seen.product_id
  const isDraft = seen.status === 'draft'
  // Groups and units are those of the catalogue that the product is in.
  const tenantId = seen.tenant_id === useUser()?.tenant_id ? undefined : seen.tenant_id

  const form = useProductForm({
    initial,
    subject: `product:${id}`,
    rev: seen.rev,
    failure: t('form.saveFailed'),
    showFirstProblem: () => showFirstProblem(container.current),
    save: (values, goal) => mutateAsync({ id, change: { ...toChange(initial, values, goal), rev: rev.current } }),
    onSaved: (saved) => {
      toast.success(t('form.saved', { product: saved.product_name }))
      void navigate(paths.product(id), { replace: true })
    },
  })
  const isBusy = form.saving !== null

  const keep = async () => {
    const stored = await queryClient.fetchQuery({ ...productQuery(id), staleTime: 0 }).catch(() => null)
    if (!stored) return void toast.error(t('form.saveFailed'))
    rev.current = stored.rev
    form.retry()
  }

  const reload = async () => {
    form.copy.done()
    await queryClient.fetchQuery({ ...productQuery(id), staleTime: 0 }).catch(() => null)
    onReload()
  }

  const step = (goal: Goal) => ({ disabled: isBusy, loading: form.saving === goal })
  return (
    <Screen
      title={seen.product_name}
      documentTitle={t('form.editing', { product: seen.product_name })}
      back={{ to: paths.product(id), label: t('form.backToProduct') }}
    >
      <ProductForm
        form={form}
        tenantId={tenantId}
        productId={id}
        container={container}
        onSubmit={() => form.submit('active')}
      >
        <Button type="text" disabled={isBusy} onClick={() => void navigate(paths.product(id))}>
          {t('form.cancel')}
        </Button>
        {isDraft && (
          <Button {...step('draft')} onClick={() => form.submit('draft')}>
            {t('form.saveDraft')}
          </Button>
        )}
        <Button type="primary" htmlType="submit" {...step('active')}>
          {t(isDraft ? 'form.activate' : 'form.save')}
        </Button>
      </ProductForm>
      <ConflictDialog
        open={form.isStale}
        pending={isBusy}
        onKeep={() => void keep()}
        onReload={() => void reload()}
        onClose={form.putOff}
      />
    </Screen>
  )
}
