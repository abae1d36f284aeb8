import { isApiError } from '@staffel/shared-api/client'
import { ErrorState, LoadingState, NotFoundState, Screen } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { useParams } from '@staffel/shared-ui/router'
import { useState } from 'react'
import { priceListQuery } from '../../../api/price-lists.queries.ts'
import { SellerOnly } from '../../../parts/SellerOnly.tsx'
import { useNamedTenant } from '../../../parts/useNamedTenant.ts'
import { paths } from '../../../paths.ts'
import { EditPriceList } from './EditPriceList.tsx'

/** A stored price list. */
export function EditPriceListPage() {
  return (
    <SellerOnly>
      <StoredPriceList />
    </SellerOnly>
  )
}

function StoredPriceList() {
  const { t } = useTranslation('catalogue')
  const { id = '' } = useParams()
  const list = useQuery(priceListQuery(Number(id)))
  // Another one when what somebody else saved takes the place of what was typed.
  const [round, setRound] = useState(0)
  const back = { to: paths.priceLists(useNamedTenant()), label: t('prices.title') }

  if (list.data)
    return (
      <EditPriceList
        key={`${list.data.id}-${round}`}
        list={list.data}
        onReload={() => setRound((before) => before + 1)}
      />
    )
  if (isApiError(list.error) && [404, 422].includes(list.error.status))
    return <NotFoundState title={t('prices.form.gone')} description={t('prices.form.goneText')} back={back} />
  return (
    <Screen title={t('prices.form.label')} back={back}>
      {list.isError ? (
        <ErrorState
          title={t('prices.form.notLoaded')}
          error={list.error}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : (
        <LoadingState shape="form" count={6} />
      )}
    </Screen>
  )
}
