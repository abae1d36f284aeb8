import { cutText } from '@staffel/shared-api/rules'
import type { ExactRecord } from '../client/exact-records.ts'

export interface ReadAccount {
  readonly account_id: string
  readonly code: string
  readonly name: string
  readonly vat_number: string | null
  readonly chamber_of_commerce_number: string | null
  readonly email: string | null
  readonly postal_code: string | null
  readonly city: string | null
  readonly country_code: string | null
  readonly status: string
  readonly is_blocked: boolean
}

const words = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value.trim() : null)

/** An account as Exact writes it. */
export const readAccount = (record: ExactRecord): ReadAccount => ({
  account_id: String(record['ID']),
  code: words(record['Code']) ?? '',
  name: words(record['Name']) ?? '',
  vat_number: words(record['VATNumber']),
  chamber_of_commerce_number: words(record['ChamberOfCommerce']),
  email: words(record['Email']),
  postal_code: words(record['Postcode']),
  city: words(record['City']),
  country_code: cutText(words(record['Country']) ?? '', 2).toUpperCase() || null,
  status: words(record['Status']) ?? 'A',
  is_blocked: record['Blocked'] === true,
})
