import type { BillingAddress, OfferCompany } from '@staffel/shared-api/contract'

type Postal = Pick<BillingAddress | OfferCompany, 'street' | 'number' | 'number_addition' | 'postal_code' | 'city'>

/** Street and number, postal code and town, as far as they are known. */
export function addressLines({ street, number, number_addition, postal_code, city }: Postal): string[] {
  return [joined([street, joined([number, number_addition], '')], ' '), joined([postal_code, city], '  ')].filter(
    (line) => line !== '',
  )
}

function joined(parts: readonly (string | null)[], by: string): string {
  return parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(by)
}
