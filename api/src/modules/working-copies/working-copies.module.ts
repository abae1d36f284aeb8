import type { Module, ModuleContext } from '../../http/module.ts'
import { workingCopyTraces } from './working-copy-traces.repository.ts'
import { workingCopiesRepository as copies } from './working-copies.repository.ts'
import { workingCopiesRoutes } from './working-copies.routes.ts'
import { workingCopiesService } from './working-copies.service.ts'

/** What people are typing and did not save yet, for every form of the product. */
export function createWorkingCopiesModule({ db, now }: Pick<ModuleContext, 'db' | 'now'>): Module {
  const service = workingCopiesService({ db, copies, now })
  return {
    traces: workingCopyTraces,
    routes: workingCopiesRoutes(service),
    jobs: [{ name: 'forget old working copies', everySeconds: 3600, run: () => service.forgetOld() }],
  }
}
