import { accounts } from '../../support/accounts.ts'
import { signIn } from '../../support/api.ts'

/** Somebody who works, from an address of their own: limits count per address. */
export interface Seat {
  readonly name: string
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  /** A customer of the seller that they work for, among the sample. */
  readonly organization: number
}

const firstAddress = 10

/** Signs in the managers of the two sample tenants, several times each, past the web server. */
export async function takeSeats(direct: string, count: number): Promise<Seat[]> {
  const seats: Seat[] = []
  for (let index = 0; index < count; index++) {
    const address = `127.0.0.${firstAddress + index}`
    // Who comes through nginx comes from this address as well.
    const headers = await signIn(direct, accounts.manager, { 'x-forwarded-for': address })
    const { 'x-forwarded-for': _, ...own } = headers
    seats.push({ name: `place ${index + 1}`, address, headers: own, organization: 1001 })
  }
  return seats
}
