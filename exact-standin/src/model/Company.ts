import type { StandInApp } from './apps.ts'
import type { Faults } from '../behaviour/faults.ts'
import type { CallLimits } from '../behaviour/callLimits.ts'
import type { ErrorBlocks } from '../behaviour/errorBlocks.ts'
import type { Grants } from '../oauth/grants.ts'
import type { StandInDivision, StandInUser } from './people.ts'
import type { DivisionStore } from '../records/divisionStore.ts'
import type { StandInSettings } from '../behaviour/settings.ts'
import type { Deliveries } from '../webhooks/deliveries.ts'

/** All that one stand-in is made of. */
export interface Company {
  readonly apps: readonly StandInApp[]
  readonly users: readonly StandInUser[]
  readonly divisions: readonly StandInDivision[]
  readonly settings: () => StandInSettings
  readonly now: () => number
  readonly grants: Grants
  readonly limits: CallLimits
  readonly blocks: ErrorBlocks
  readonly faults: Faults
  readonly deliveries: Deliveries
  readonly store: (division: number) => DivisionStore | undefined
  /** Address at which this server is asked, without a slash at its end. */
  readonly url: () => string
}
