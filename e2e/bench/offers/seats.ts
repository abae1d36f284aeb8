import { signIn } from '../../support/api.ts'
import type { Seat } from './calls.ts'
import { managerOf, tenants } from './tenants.ts'

/** Signs in the manager of every tenant, each from an address of their own: limits count per address. */
export async function takeSeats(url: string): Promise<Seat[]> {
  const seats: Seat[] = []
  for (const [index, tenant] of tenants.entries()) {
    seats.push({
      tenant,
      headers: await signIn(url, managerOf(tenant), { 'x-forwarded-for': `198.51.100.${index + 1}` }),
    })
  }
  return seats
}
