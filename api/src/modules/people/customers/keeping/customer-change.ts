import type { CustomerChange } from '@staffel/shared-api/contract'
import { textOrNull } from '@staffel/shared-api/rules'
import { text, type Text } from '../../../../texts/text.ts'
import { compact, isVatNumber } from '../../company/company-fields.ts'
import type { CustomerColumns } from './keeping.repository.ts'

type Sent = Omit<CustomerChange, 'rev'>

/** What was sent, tidied as a new customer is; what was not, stays. */
export function changeOf({ email: _email, phone: _phone, ...input }: Sent): CustomerColumns {
  const { name, chamber_of_commerce_number, vat_number, price_note, ...others } = input
  return {
    ...others,
    ...(name !== undefined && { name: name.trim() }),
    ...(chamber_of_commerce_number !== undefined && {
      chamber_of_commerce_number: textOrNull(chamber_of_commerce_number),
    }),
    ...(vat_number !== undefined && { vat_number: textOrNull(compact(vat_number ?? '')) }),
    ...(price_note !== undefined && { price_note: price_note.trim() }),
  }
}

/** By field of the body. */
export function problemsOf({ vat_number }: CustomerColumns): Record<string, Text> {
  return vat_number && !isVatNumber(vat_number) ? { vat_number: text('company.vat_number') } : {}
}

export function contactChanges({ email, phone }: Sent): { kind: 'email' | 'phone'; value: string }[] {
  return [
    ...(email === undefined ? [] : [{ kind: 'email' as const, value: (email ?? '').trim() }]),
    ...(phone === undefined ? [] : [{ kind: 'phone' as const, value: (phone ?? '').trim() }]),
  ]
}
