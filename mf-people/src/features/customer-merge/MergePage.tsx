import { isApiError } from '@staffel/shared-api/client'
import { mayAddCustomers, mergeUndoDays } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { ErrorState, LoadingState, NotFoundState, Screen, Text } from '@staffel/shared-ui/core'
import { Field, Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { Navigate, useParams, useSearchParams } from '@staffel/shared-ui/router'
import { customerQuery } from '../../api/customers.queries.ts'
import { mergePreviewQuery } from '../../api/merges/merges.queries.ts'
import { organizationsQuery } from '../../api/users.queries.ts'
import { paths } from '../../paths.ts'
import { MergeForm } from './MergeForm.tsx'
import styles from './customer-merge.module.css'

/** A customer into which another one is merged. A customer's own Manager has theirs to look at. */
export function MergePage() {
  const user = useUser()
  const id = numberOf(useParams()['id'])
  if (user !== null && !mayAddCustomers(user)) {
    return <Navigate to={id === null ? paths.customers() : paths.customer(id)} replace />
  }
  return <Merge />
}

/** Which one, what moves, and what stays of both. */
function Merge() {
  const { t } = useTranslation('people')
  const [params, setParams] = useSearchParams()
  const into = numberOf(useParams()['id'])
  const from = numberOf(params.get('from'))
  const customer = useQuery({ ...customerQuery(into ?? 0), enabled: into !== null })
  const tenantId = customer.data?.tenant_id
  const organizations = useQuery({ ...organizationsQuery(String(tenantId)), enabled: tenantId !== undefined })
  const isPair = into !== null && from !== null
  const preview = useQuery({ ...mergePreviewQuery(into ?? 0, from ?? 0), enabled: isPair })
  const back = into === null ? { to: paths.customers(), label: t('customers.title') } : backTo(into)
  const name = customer.data?.name ?? ''
  const refused = isApiError(preview.error) ? preview.error.fields : {}

  return (
    <Screen title={t('customers.merge.title')} back={back}>
      {content()}
    </Screen>
  )

  function backTo(id: number) {
    return { to: paths.customer(id), label: customer.data?.name ?? t('customers.one') }
  }

  function content() {
    if (into === null) return <ErrorState title={t('customers.idMissing')} />
    if (customer.isPending) return <LoadingState shape="form" />
    if (isApiError(customer.error) && customer.error.code === 'NOT_FOUND')
      return (
        <NotFoundState title={t('customers.notFound')} back={{ to: paths.customers(), label: t('customers.title') }} />
      )
    if (!customer.data)
      return (
        <ErrorState
          title={t('customers.detailFailed')}
          error={customer.error}
          onRetry={() => void customer.refetch()}
          retrying={customer.isFetching}
        />
      )
    return (
      <div className={styles.page}>
        <Text as="p">{t('customers.merge.explain', { name, days: mergeUndoDays })}</Text>
        <div className={styles.choice}>
          <Field label={t('customers.merge.from', { name })} error={refused['from_id'] ?? refused['organization_id']}>
            {(control) => (
              <Select<number>
                {...control}
                value={from ?? undefined}
                placeholder={t('customers.merge.choose')}
                options={choices()}
                showSearch={{ optionFilterProp: 'label' }}
                loading={organizations.isPending}
                notFoundContent={t('customers.notFound')}
                onChange={(id) => setParams({ from: String(id) })}
              />
            )}
          </Field>
        </div>
        {isPair && previewed(into)}
      </div>
    )
  }

  /** One that was put away is none of the list, and may still be the one that was asked for. */
  function choices() {
    const known = (organizations.data ?? []).flatMap(({ id, name: label }) =>
      id === into ? [] : [{ value: id, label }],
    )
    const chosen = preview.data?.from
    if (!chosen || known.some(({ value }) => value === chosen.organization_id)) return known
    return [...known, { value: chosen.organization_id, label: chosen.name }]
  }

  function previewed(id: number) {
    if (preview.data)
      return <MergeForm key={`${id}:${from}`} preview={preview.data} onLate={() => void preview.refetch()} />
    if (preview.isPending) return <LoadingState shape="form" />
    // What is said at the field.
    if (Object.keys(refused).length > 0) return null
    return (
      <ErrorState
        size="compact"
        title={t('customers.merge.failed')}
        error={preview.error}
        onRetry={() => void preview.refetch()}
        retrying={preview.isFetching}
      />
    )
  }
}

function numberOf(text: string | null | undefined): number | null {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
