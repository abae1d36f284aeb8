import { isApiError } from '@staffel/shared-api/client'
import { ErrorState, LoadingState, NotFoundState, Screen, toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { Navigate, useParams } from '@staffel/shared-ui/router'
import { useEffect } from 'react'
import { customerQuery } from '../../api/customers.queries.ts'
import { paths } from '../../paths.ts'
import { CustomerView } from './CustomerView.tsx'

/** One customer: what is kept of it, and what the other areas have of it. */
export function CustomerPage() {
  const { t } = useTranslation('people')
  const id = Number(useParams()['id'])
  const isId = Number.isSafeInteger(id) && id > 0
  const customer = useQuery({ ...customerQuery(id), enabled: isId })
  const back = { to: paths.customers(), label: t('customers.title') }

  // The id of one that was merged leads on.
  const present = customer.data?.id
  if (present !== undefined && present !== id) return <LedOn to={present} name={customer.data?.name ?? ''} />
  if (customer.data) return <CustomerView customer={customer.data} />
  return (
    <Screen title={t('customers.one')} back={back}>
      {content()}
    </Screen>
  )

  function content() {
    if (!isId) return <ErrorState title={t('customers.idMissing')} />
    if (customer.isPending) return <LoadingState shape="form" />
    if (isApiError(customer.error) && customer.error.code === 'NOT_FOUND')
      return <NotFoundState title={t('customers.notFound')} back={back} />
    return (
      <ErrorState
        title={t('customers.detailFailed')}
        error={customer.error}
        onRetry={() => void customer.refetch()}
        retrying={customer.isFetching}
      />
    )
  }
}

/** Says so, because the address had another customer in it. */
function LedOn({ to, name }: { to: number; name: string }) {
  const { t } = useTranslation('people')
  useEffect(() => void toast.info(t('customers.merge.led', { name })), [name, t])
  return <Navigate to={paths.customer(to)} replace />
}
