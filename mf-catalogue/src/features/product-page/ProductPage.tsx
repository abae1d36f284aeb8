import { isApiError } from '@staffel/shared-api/client'
import { ErrorState, LoadingState, NotFoundState, Screen } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { useParams } from '@staffel/shared-ui/router'
import { productQuery } from '../../api/products.queries.ts'
import { paths } from '../../paths.ts'
import styles from './product-page.module.css'
import { ProductView } from './ProductView.tsx'

/** One product with all that is kept of it. */
export function ProductPage() {
  const { t } = useTranslation('catalogue')
  const { id = '' } = useParams()
  const product = useQuery(productQuery(Number(id)))
  const back = { to: paths.products(), label: t('list.title') }

  if (product.data) return <ProductView product={product.data} />
  if (isApiError(product.error) && [404, 422].includes(product.error.status))
    return <NotFoundState title={t('product.missing')} description={t('product.missingText')} back={back} />
  return (
    <Screen title={t('product.title')} subtitle={'\u00a0'} back={back}>
      {product.isError ? (
        <ErrorState
          title={t('product.failed')}
          error={product.error}
          onRetry={() => void product.refetch()}
          retrying={product.isFetching}
        />
      ) : (
        <div className={styles.page}>
          <LoadingState shape="form" count={4} />
          <LoadingState shape="form" count={6} />
        </div>
      )}
    </Screen>
  )
}
