import { factFields, matchesRoles, offerFactTexts } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { formatDate } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { billingAddressQuery } from '../../../api/organizations.queries.ts'
import { tenantsQuery } from '../../../api/scope.queries.ts'
import { addressLines } from '../../../parts/addressLines.ts'
import { useContext } from 'react'
import { OfferTenant } from '../../../parts/OfferTenant.ts'
import type { OfferDraft } from '../draft/offerDraft.ts'
import { useTaxRegime } from '../tax/useTaxRegime.ts'

const texts = ['notes', 'terms', 'internalNotes'] as const

/** In one line what stands in the details that are closed: values where they are short, else their names. */
export function useMoreSummary(draft: OfferDraft): string {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const seller = useSeller(draft.tenantId)
  const billTo = useBillTo(draft)
  const regime = useTaxRegime(draft, useContext(OfferTenant))
  const { desiredDelivery, paymentTerm, facts, description, showPictures } = draft
  const delivery = desiredDelivery && `${t('editor.details.desiredDelivery')} ${formatDate(desiredDelivery, language)}`
  return [
    seller,
    billTo,
    regime && regime !== 'domestic' && t(`editor.tax.regimes.${regime}`),
    t(`editor.languages.${draft.language}`),
    t(`editor.currencies.${draft.currency}`),
    delivery,
    paymentTerm && `${t('editor.details.paymentTerm')} ${paymentTerm} ${t('editor.details.days')}`,
    ...factFields.map((field) => facts[field] && `${offerFactTexts[language][field].typed} ${facts[field]}`),
    showPictures && t('editor.details.pictures'),
    description.trim() && t('editor.details.description'),
    ...texts.map((name) => draft[name].trim() && t(`editor.texts.${name}`)),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Only who sees several sellers needs to be told which. */
function useSeller(tenantId: number): string | undefined {
  const user = useUser()
  const seesAll = user !== null && matchesRoles(user.roles, ['Admin'])
  const { data = [] } = useQuery({ ...tenantsQuery(), enabled: seesAll })
  return data.length > 1 ? data.find(({ id }) => id === tenantId)?.name : undefined
}

function useBillTo({ customer, newCustomer }: OfferDraft): string | undefined {
  const id = newCustomer ? undefined : customer?.organization_id
  const { data } = useQuery({ ...billingAddressQuery(id ?? 0), enabled: id !== undefined })
  return id !== undefined && data ? addressLines(data).join(', ') : undefined
}
