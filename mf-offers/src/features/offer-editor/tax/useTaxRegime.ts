import type { TaxRegime } from '@staffel/shared-api/rules'
import { useQuery } from '@staffel/shared-ui/query'
import { organizationsQuery } from '../../../api/organizations.queries.ts'
import { regimeOfNew } from '../draft/newCustomer.ts'
import type { OfferDraft } from '../draft/offerDraft.ts'

/** How sales to the customer of a draft are taxed; null while that is not known. */
export function useTaxRegime(
  { customer, newCustomer }: Pick<OfferDraft, 'customer' | 'newCustomer'>,
  tenant: number | undefined,
): TaxRegime | null {
  const isChosen = customer !== null && newCustomer === null
  const { data, isError } = useQuery({ ...organizationsQuery(tenant), enabled: isChosen })
  if (newCustomer) return regimeOfNew(newCustomer)
  if (!isChosen) return 'domestic'
  const known = data?.find(({ id }) => id === customer.organization_id)
  return data || isError ? (known?.tax_regime ?? 'domestic') : null
}
