import type { ModuleContext } from '../../../http/module.ts'
import type { CatalogueModule } from '../../catalogue/catalogue.module.ts'
import type { PeopleModule } from '../../people/people.module.ts'
import type { RequestsModule } from '../../requests/requests.module.ts'
import { accountRemoval } from '../accounts/account-removal.ts'
import { accountSync } from '../accounts/account-sync.service.ts'
import { exactAccountsRepository as accounts } from '../accounts/exact-accounts.repository.ts'
import { agreementsRepository as agreements } from '../agreements/agreements.repository.ts'
import { knownGoods } from '../agreements/known-goods.ts'
import { numberAgreements } from '../agreements/number-agreements.ts'
import { priceAgreements } from '../agreements/price-agreements.ts'
import type { ExactClients } from '../client/exact-client.ts'
import { exactRepository as exact } from '../connection/exact.repository.ts'
import { decideItem } from '../items/decide-item.ts'
import { exactItemsRepository as items } from '../items/exact-items.repository.ts'
import { itemRemoval } from '../items/item-removal.ts'
import { itemWork } from '../items/item-work.ts'
import { mappingRepository as mapping } from '../mapping/mapping.repository.ts'
import { accountWork, agreementWork } from './part-work.ts'
import { exactJobsRepository as jobs } from './jobs/exact-jobs.repository.ts'
import { exactToldRepository as memory } from './jobs/exact-told.repository.ts'
import { exactJobsService } from './jobs/exact-jobs.service.ts'
import { jobRunner } from './jobs/job-runner.ts'
import { nightJob } from './jobs/night-job.ts'
import { exactMirrorRepository as mirror } from './reading/exact-mirror.repository.ts'
import { readChanges } from './reading/read-changes.ts'

export type BringingInNeighbours = Pick<
  PeopleModule,
  'customersInTurn' | 'shownField' | 'sourceCustomers' | 'sourceParts'
> &
  Pick<CatalogueModule, 'sourceGoods' | 'sourcePrices' | 'sourceProducts'> &
  Pick<RequestsModule, 'sourceNumbers'>

/** What is brought in from Exact by jobs. */
export function bringingIn(
  { db, now, log }: Pick<ModuleContext, 'db' | 'now' | 'log'>,
  clients: ExactClients,
  { shownField, sourceCustomers: customers, sourceParts: parts, ...neighbours }: BringingInNeighbours,
) {
  const sync = accountSync({ accounts, mirror, customers, parts, now })
  const goods = knownGoods({ mapping, sourceGoods: neighbours.sourceGoods })
  const ofCustomers = {
    customer_prices: priceAgreements({ mirror, agreements, goods, prices: neighbours.sourcePrices, now }),
    customer_numbers: numberAgreements({ mirror, agreements, goods, numbers: neighbours.sourceNumbers }),
  }
  const ofItems = itemWork({ items, products: neighbours.sourceProducts, mapping, now })
  const runner = jobRunner({
    ...{ db, jobs, memory, exact, clients, mirror, now, log },
    read: readChanges({ db, mirror, accounts, now }),
    parts: [
      accountWork(accounts, sync),
      ofItems.work,
      ...Object.values(ofCustomers).map((kind) => agreementWork(agreements, kind)),
    ],
    removal: accountRemoval({
      ...{ accounts, mirror, parts, now },
      removeItem: itemRemoval({ mirror, products: neighbours.sourceProducts }),
    }),
  })
  const service = exactJobsService({
    ...{ db, jobs, exact, accounts, mirror, agreements, ofCustomers, runner, shownField, now },
    ...{ accountSync: sync, items, decideItem: decideItem({ items, apply: ofItems.apply }) },
  })
  return {
    service,
    accountSync: sync,
    ofCustomers,
    jobs: [nightJob({ db, jobs, service, now }), { name: 'bring in from Exact', everySeconds: 5, run: runner.run }],
    settled: runner.settled,
  }
}
