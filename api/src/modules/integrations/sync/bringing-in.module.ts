import type { ModuleContext } from '../../../http/module.ts'
import type { PeopleModule } from '../../people/people.module.ts'
import { accountRemoval } from '../accounts/account-removal.ts'
import { accountSync } from '../accounts/account-sync.service.ts'
import { exactAccountsRepository as accounts } from '../accounts/exact-accounts.repository.ts'
import type { ExactClients } from '../client/exact-client.ts'
import { exactRepository as exact } from '../connection/exact.repository.ts'
import { exactJobsRepository as jobs } from './jobs/exact-jobs.repository.ts'
import { exactJobsService } from './jobs/exact-jobs.service.ts'
import { jobRunner } from './jobs/job-runner.ts'
import { nightJob } from './jobs/night-job.ts'
import { exactMirrorRepository as mirror } from './reading/exact-mirror.repository.ts'
import { readChanges } from './reading/read-changes.ts'

export type BringingInNeighbours = Pick<PeopleModule, 'shownField' | 'sourceCustomers' | 'sourceParts'>

/** What is brought in from Exact by jobs. */
export function bringingIn(
  { db, now, log }: Pick<ModuleContext, 'db' | 'now' | 'log'>,
  clients: ExactClients,
  { shownField, sourceCustomers: customers, sourceParts: parts }: BringingInNeighbours,
) {
  const sync = accountSync({ accounts, mirror, customers, parts, now })
  const runner = jobRunner({
    ...{ db, jobs, exact, clients, mirror, accounts, now, log },
    read: readChanges({ db, mirror, accounts }),
    accountSync: sync,
    removal: accountRemoval({ accounts, mirror, parts, now }),
  })
  const service = exactJobsService({
    ...{ db, jobs, exact, accounts, mirror, runner, shownField, now },
    accountSync: sync,
  })
  return {
    service,
    jobs: [nightJob({ db, jobs, service, now }), { name: 'bring in from Exact', everySeconds: 5, run: runner.run }],
    settled: runner.settled,
  }
}
