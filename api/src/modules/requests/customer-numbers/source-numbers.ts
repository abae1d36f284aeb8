import type { Tx } from '../../../db/tenant-transaction.ts'
import type { Caller } from '../../../http/caller.ts'
import type { RequestOrigin } from '../../../http/endpoint-route.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import type { Text } from '../../../texts/text.ts'
import type { CustomerNumbersRepository } from './customer-numbers.repository.ts'
import type { OwnNumber } from './named-in-line.ts'
import { problemOf } from './number-rows.ts'

interface Place {
  readonly tenantId: number
  readonly organizationId: number
}

interface StoredNumber extends OwnNumber {
  readonly id: number
  /** Of the product. */
  readonly name: string
}

interface By {
  readonly caller: Caller | null
  readonly origin: RequestOrigin | null
}

export interface SourceNumbersDependencies {
  readonly numbers: Pick<CustomerNumbersRepository, 'ofCustomer' | 'put' | 'remove'>
  readonly now: () => Date
}

/** Article numbers of customers in another system, stored as a file of them would store them. */
export function sourceNumbers({ numbers, now }: SourceNumbersDependencies) {
  return {
    /** Why that can be no number; null: it can. */
    problem: (number: string): Text | null => problemOf({ row: 0, number, sku: '', productId: '1' })?.message ?? null,

    /** All that a customer has. */
    here: (tx: Tx, place: Place): Promise<StoredNumber[]> => numbers.ofCustomer(tx, place),

    /** Takes some away and gives others, then answers all that the customer has. */
    async store(
      tx: Tx,
      place: Place,
      { put, remove }: { readonly put: readonly OwnNumber[]; readonly remove: readonly number[] },
      by: By,
    ): Promise<StoredNumber[]> {
      if (put.length + remove.length === 0) return numbers.ofCustomer(tx, place)
      for (const id of remove) await numbers.remove(tx, place.tenantId, id)
      await numbers.put(tx, place, put, now())
      await recordActivity(tx, by, {
        ...{ tenantId: place.tenantId, action: 'customer_number.imported', entity: 'organization' },
        ...{ entityId: place.organizationId, detail: { updated: put.length, removed: remove.length, source: 'exact' } },
      })
      return numbers.ofCustomer(tx, place)
    },
  }
}
export type SourceNumbers = ReturnType<typeof sourceNumbers>
