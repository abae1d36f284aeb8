import type { Currency, NewPriceList, PriceListDetail } from '@staffel/shared-api/contract'
import { isBlank } from '@staffel/shared-api/rules'
import { today } from '@staffel/shared-ui/format'
import { entryDraft, entryInput, type EntryDraft } from './entries/entryDrafts.ts'

/** A price list as the form holds it. */
export interface PriceListValues {
  readonly name: string
  readonly of: 'customer' | 'group'
  readonly organizationId: number | null
  readonly groupId: number | null
  readonly validFrom: string | null
  readonly validTill: string | null
  readonly currency: Currency
  readonly entries: readonly EntryDraft[]
}

export const emptyPriceList = (): PriceListValues => ({
  name: '',
  of: 'customer',
  organizationId: null,
  groupId: null,
  validFrom: today(),
  validTill: null,
  currency: 'eur',
  entries: [],
})

export function valuesOf(list: PriceListDetail): PriceListValues {
  return {
    name: list.name,
    of: list.customer_group_id === null ? 'customer' : 'group',
    organizationId: list.organization_id,
    groupId: list.customer_group_id,
    validFrom: list.valid_from,
    validTill: list.valid_till,
    currency: list.currency,
    entries: list.entries.map(entryDraft),
  }
}

export type PriceListField = 'name' | 'owner' | 'validFrom' | 'validTill'
/** Keys of the texts that say what is wrong, by field. */
export type PriceListProblems = Readonly<Partial<Record<PriceListField, string>>>

export function problemsOf({ name, of, organizationId, groupId, validFrom, validTill }: PriceListValues) {
  const problems: PriceListProblems = {
    ...(isBlank(name) && { name: 'prices.form.nameMissing' }),
    ...((of === 'customer' ? organizationId : groupId) === null && { owner: `prices.form.ownerMissing.${of}` }),
    ...(validFrom === null && { validFrom: 'prices.form.fromMissing' }),
    ...(validFrom !== null && validTill !== null && validTill < validFrom && { validTill: 'form.datesSwapped' }),
  }
  return problems
}

/** As it is sent, once nothing is wrong with it. */
export function toPayload(values: PriceListValues): NewPriceList {
  return {
    name: values.name.trim(),
    organization_id: values.of === 'customer' ? values.organizationId : null,
    customer_group_id: values.of === 'group' ? values.groupId : null,
    valid_from: values.validFrom ?? today(),
    valid_till: values.validTill,
    currency: values.currency,
    entries: values.entries.map(entryInput),
  }
}

/** The list that was, to be made once more. */
export function sameAgain(list: PriceListDetail, tenantId?: number): NewPriceList {
  return { ...toPayload(valuesOf(list)), ...(tenantId && { tenant_id: tenantId }) }
}
