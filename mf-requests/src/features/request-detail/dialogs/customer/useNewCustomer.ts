import { createOrganization, isApiError, sentenceOf } from '@staffel/shared-api/client'
import type { CustomerCandidate, ProposedCustomer } from '@staffel/shared-api/contract'
import { isBlank, type TaxRegime } from '@staffel/shared-api/rules'
import { apiClient } from '@staffel/shared-auth'
import { useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { useState } from 'react'

export type NewCustomerField = keyof ProposedCustomer

/** How it is taxed no mail says. */
interface NewCustomerDraft extends ProposedCustomer {
  readonly tax_regime: TaxRegime
}

const nothing: ProposedCustomer = {
  name: '',
  contact: '',
  email: '',
  phone: '',
  street: '',
  number: '',
  postal_code: '',
  city: '',
  chamber_of_commerce_number: '',
  vat_number: '',
}

/** A customer that is not there yet, as the mail tells of it and as somebody corrects it. */
export function useNewCustomer(tenantId: number, proposed: ProposedCustomer | null) {
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState<NewCustomerDraft>({ ...(proposed ?? nothing), tax_regime: 'domestic' })
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (insist: boolean) => createOrganization(apiClient, { body: inputOf(draft, tenantId, insist) }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['organizations'] }),
  })
  const duplicates = duplicatesOf(error)
  const fields = isApiError(error) ? error.fields : {}

  return {
    draft,
    change: (field: NewCustomerField, value: string) => setDraft((before) => ({ ...before, [field]: value })),
    setRegime: (tax_regime: TaxRegime) => setDraft((before) => ({ ...before, tax_regime })),
    canBeSaved: !isBlank(draft.name),
    pending: isPending,
    duplicates,
    /** What is wrong with a field, in words. */
    errorOf: (field: NewCustomerField) => fields[placeOf(field)],
    /** What is wrong with none of them. */
    failure: error && !duplicates && Object.keys(fields).length === 0 ? sentenceOf(error) : null,
    forget: reset,
    /** Answers the customer; null when it was not made, which is shown. */
    save: async (insist = false) => {
      try {
        const { organization_id } = await mutateAsync(insist)
        return { id: organization_id, name: draft.name.trim() }
      } catch {
        return null
      }
    },
  }
}

export type NewCustomer = ReturnType<typeof useNewCustomer>

const addressFields = ['street', 'number', 'postal_code', 'city'] as const

function placeOf(field: NewCustomerField): string {
  if (field === 'contact') return 'contact.name'
  return addressFields.some((part) => part === field) ? `address.${field}` : field
}

function inputOf(draft: NewCustomerDraft, tenantId: number, insist: boolean) {
  const { name, contact, street, number, postal_code, city, tax_regime, ...others } = draft
  const filled = Object.fromEntries(Object.entries(others).filter(([, value]) => !isBlank(value)))
  return {
    tenant_id: tenantId,
    name: name.trim(),
    ...filled,
    tax_regime,
    address: { street, number, postal_code, city },
    ...(!isBlank(contact) && { contact: { name: contact.trim() } }),
    ...(insist && { allow_duplicate: true }),
  }
}

function duplicatesOf(error: unknown): readonly CustomerCandidate[] | null {
  if (!isApiError(error) || error.code !== 'DUPLICATE') return null
  const { candidates } = error.details
  return Array.isArray(candidates) ? candidates.filter(isCandidate) : []
}

function isCandidate(value: unknown): value is CustomerCandidate {
  return typeof value === 'object' && value !== null && 'organization_id' in value && 'name' in value
}
