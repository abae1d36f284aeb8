import { isApiError } from '@staffel/shared-api/client'
import { ErrorState, LoadingState, NotFoundState, Screen } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { Navigate, useParams } from '@staffel/shared-ui/router'
import { useState } from 'react'
import { productQuery } from '../../api/products.queries.ts'
import { useMayEdit } from '../../parts/useMayEdit.ts'
import { paths } from '../../paths.ts'
import { EditProduct } from './EditProduct.tsx'

/** Changes a stored product. */
export function EditProductPage() {
  const { t } = useTranslation('catalogue')
  const { id = '' } = useParams()
  const product = useQuery(productQuery(Number(id)))
  // Another one when what somebody else saved takes the place of what was typed.
  const [round, setRound] = useState(0)

  // In the archive it can only be read, and restored; who does not sell it only reads it.
  const mayEdit = useMayEdit()
  if (!mayEdit || product.data?.status === 'archived') return <Navigate to={paths.product(id)} replace />
  if (product.data)
    return (
      <EditProduct
        key={`${product.data.product_id}-${round}`}
        product={product.data}
        onReload={() => setRound((before) => before + 1)}
      />
    )
  const back = { to: paths.products(), label: t('list.title') }
  if (isApiError(product.error) && [404, 422].includes(product.error.status))
    return <NotFoundState title={t('product.missing')} description={t('product.missingText')} back={back} />
  return (
    <Screen title={t('form.editProduct')} back={back}>
      {product.isError ? (
        <ErrorState
          title={t('product.failed')}
          error={product.error}
          onRetry={() => void product.refetch()}
          retrying={product.isFetching}
        />
      ) : (
        <LoadingState shape="form" count={8} />
      )}
    </Screen>
  )
}
