/** The parts of an address that every kind of it has. */
export interface PostalAddress {
  readonly street: string | null
  readonly number: string | null
  readonly number_addition: string | null
  readonly postal_code: string | null
  readonly city: string | null
}

/** An address as it stands on an envelope; lines without content are left out. */
export function addressLines({ street, number, number_addition, postal_code, city }: PostalAddress): string[] {
  const house = [number, number_addition].filter(Boolean).join('')
  return [words(street, house), words(postal_code, city)].filter(Boolean)
}

function words(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(' ')
}
