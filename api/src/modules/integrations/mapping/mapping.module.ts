import { exactAccountsRepository as accounts } from '../accounts/exact-accounts.repository.ts'
import { exactJobsRepository as jobs } from '../sync/jobs/exact-jobs.repository.ts'
import { exactMirrorRepository as mirror } from '../sync/reading/exact-mirror.repository.ts'
import type { AdministrationDependencies } from './administration-in-use.ts'
import { accountLinks, type AccountLinksDependencies } from './customers/account-links.ts'
import { mappedCustomersRepository as customers } from './customers/mapped-customers.repository.ts'
import { mappedCustomersService } from './customers/mapped-customers.service.ts'
import { mappedItemsRepository as items } from './items/mapped-items.repository.ts'
import { mappedItemsService } from './items/mapped-items.service.ts'
import { knownLists } from './known-lists.ts'
import { mappedThingsRepository as things } from './mapped-things.repository.ts'
import { mappingRepository as mapping } from './mapping.repository.ts'
import { mappingService } from './mapping.service.ts'

export type MappingNeighbours = Pick<AccountLinksDependencies, 'accountSync' | 'ofCustomers' | 'oneAtATime' | 'now'>

/** What stands for what in Exact. */
export function mappings(
  link: AdministrationDependencies,
  { accountSync, ofCustomers, oneAtATime, now }: MappingNeighbours,
) {
  const links = accountLinks({ accounts, accountSync, ofCustomers, customers, oneAtATime, now })
  return {
    mapping: mappingService({ ...link, mapping, things, lists: knownLists(mirror), items, customers }),
    mappedItems: mappedItemsService({ ...link, mapping, items }),
    mappedCustomers: mappedCustomersService({ ...link, mapping, customers, jobs, links }),
  }
}
