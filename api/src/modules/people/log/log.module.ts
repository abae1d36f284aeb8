import { exportActivity, listActivity } from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { route } from '../../../http/endpoint-route.ts'
import type { Module, ModuleContext } from '../../../http/module.ts'
import { tenantOwners } from '../../../http/policy.ts'
import { chainLog } from './chain/chain-log.ts'
import { chainRepository } from './chain/chain.repository.ts'
import { checkChain, type CheckedChain, type Noted } from './chain/check-chain.ts'
import { logRepository } from './log.repository.ts'
import { logService } from './log.service.ts'

/** The log of activities: read by who runs the selling company, chained by the clock. */
export function createLogModule({
  db,
  now,
}: Pick<ModuleContext, 'db' | 'now'>): Required<Pick<Module, 'routes' | 'jobs'>> {
  const service = logService({ db, log: logRepository, now })
  return {
    routes: [
      route(listActivity, tenantOwners, ({ caller, query, language }) => service.list(caller, query, language)),
      route(exportActivity, tenantOwners, ({ caller, query, language }) => service.export(caller, query, language)),
    ],
    jobs: [{ name: 'chain the log', everySeconds: 20, run: () => chainLog({ db, chain: chainRepository }) }],
  }
}

/** For a command: whether the chain of each tenant still fits. */
export const checkLog = (db: Db, noted?: readonly Noted[]): Promise<CheckedChain[]> =>
  checkChain({ db, chain: chainRepository }, noted)
