import type { Organization } from '@staffel/shared-api/contract'
import { Button, Text } from '@staffel/shared-ui/core'
import { type FieldControl, Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { useContext } from 'react'
import { organizationsQuery } from '../../api/organizations.queries.ts'
import { chosenCustomer, type ChosenCustomer } from './chosenCustomer.ts'
import { OfferTenant } from '../OfferTenant.ts'

export interface CustomerSelectProps {
  control: FieldControl
  value: ChosenCustomer | null
  autoFocus?: boolean
  onChange: (customer: ChosenCustomer | null) => void
}

/** Searchable choice among the organisations that the server lets the caller make an offer for. */
export function CustomerSelect({ control, value, autoFocus, onChange }: CustomerSelectProps) {
  const { t } = useTranslation('offers')
  const organizations = useQuery(organizationsQuery(useContext(OfferTenant)))
  const known = organizations.data ?? []
  const options = known.map(({ id, name }) => ({ value: id, label: name }))
  // The customer of a stored offer is shown by its name before the list has come, and when it is in it no longer.
  const missing =
    value && !known.some(({ id }) => id === value.organization_id)
      ? [{ value: value.organization_id, label: value.name }]
      : []

  return (
    <>
      <Select<number>
        {...control}
        autoFocus={autoFocus}
        value={value?.organization_id}
        options={[...missing, ...options]}
        onChange={(id) => onChange(customerOf(known.find((organization) => organization.id === id)))}
        showSearch={{ optionFilterProp: 'label' }}
        allowClear
        loading={organizations.isFetching}
        placeholder={t('editor.customer.placeholder')}
        notFoundContent={organizations.isPending ? t('ui:loading') : t('editor.customer.none')}
      />
      {organizations.isError && (
        <Text as="div" tone="danger" size="small">
          {t('editor.customer.failed')}{' '}
          <Button
            type="link"
            size="small"
            loading={organizations.isFetching}
            onClick={() => void organizations.refetch()}
          >
            {t('ui:action.retry')}
          </Button>
        </Text>
      )}
    </>
  )
}

function customerOf(organization: Organization | undefined): ChosenCustomer | null {
  return organization ? chosenCustomer(organization) : null
}
