import { dayOf } from '@staffel/shared-api/rules'
import type { Db } from '../../../../db/database.types.ts'
import { asTenant, everyTenant } from '../../../../db/tenant-transaction.ts'
import type { Job } from '../../../../http/module.ts'
import type { ExactJobsRepository, InUse } from './exact-jobs.repository.ts'
import type { ExactJobsService } from './exact-jobs.service.ts'

export interface NightJobDependencies {
  readonly db: Db
  readonly jobs: Pick<ExactJobsRepository, 'oneAtATime' | 'settingsOf' | 'keepSettings' | 'tenantsInUse'>
  readonly service: Pick<ExactJobsService, 'enqueue'>
  readonly now: () => Date
}

const hourMs = 3_600_000
/** Who was not running at the hour itself begins within so many hours of it. */
const lateHours = 4

/** Looks once a night at all that was ever brought in, at the hour of the tenant where the tenant is. */
export function nightJob({ db, jobs, service, now }: NightJobDependencies): Job {
  async function begin({ id: tenantId, timeZone, parts }: InUse): Promise<void> {
    await asTenant(db, { tenantId }, async (tx) => {
      await jobs.oneAtATime(tx, tenantId)
      const { nightly, hour, last_night: last, rev } = await jobs.settingsOf(tx, tenantId)
      const isDue = (hourOf(now(), timeZone) - hour + 24) % 24 < lateHours
      // A night that passes midnight is one.
      const night = dayOf(new Date(now().getTime() - hour * hourMs), timeZone)
      if (!nightly || !isDue || last === night) return
      await jobs.keepSettings(tx, tenantId, { last_night: night, rev })
      await service.enqueue(tx, tenantId, {
        ...{ parts, dryRun: false, full: false },
        ...{ cause: 'night', askedBy: null },
      })
    })
  }

  return {
    name: 'begin the night of Exact',
    everySeconds: 300,
    async run() {
      const tenants = await asTenant(db, everyTenant, (tx) => jobs.tenantsInUse(tx))
      for (const tenant of tenants) await begin(tenant)
    },
  }
}

const hourOf = (moment: Date, timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(moment))
