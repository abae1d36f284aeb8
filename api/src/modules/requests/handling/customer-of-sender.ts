import type { QuoteCustomer } from '@staffel/shared-api/contract'
import { companyDomain } from '@staffel/shared-api/rules'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { HandlingRepository } from './handling.repository.ts'

/**
 * The customers that an address may belong to, in a transaction of one tenant. An address that a customer is known by
 * goes before one that only shares its domain, and a domain that everybody's mail has says nothing.
 */
export function customerCandidates(
  tx: Tx,
  address: string | null,
  requests: Pick<HandlingRepository, 'customersByMail'>,
): Promise<QuoteCustomer[]> {
  return requests.customersByMail(tx, address, companyDomain(address))
}

/** The customer that is known by this very address; null where there is none, or more than one. */
export async function customerOfSender(
  tx: Tx,
  address: string | null,
  requests: Pick<HandlingRepository, 'customersByMail'>,
): Promise<number | null> {
  return soleKnown(await requests.customersByMail(tx, address, null))
}

/** Of candidates, the one that is known by the address itself, where it is the only one. */
export function soleKnown(candidates: readonly QuoteCustomer[]): number | null {
  const known = candidates.filter(({ reason }) => reason !== 'domain')
  return known.length === 1 ? (known[0]?.organization_id ?? null) : null
}
