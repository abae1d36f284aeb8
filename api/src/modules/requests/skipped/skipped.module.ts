import type { Route } from '../../../http/endpoint-route.ts'
import type { ModuleContext } from '../../../http/module.ts'
import { handlingRepository as requests } from '../handling/handling.repository.ts'
import type { ReadingDependencies } from '../handling/read-request.ts'
import { requestAccess } from '../handling/request-access.ts'
import { createTakeIn, type IntakeParts } from '../intake/intake.module.ts'
import { requestsRepository as lists } from '../store/requests.repository.ts'
import { skippedRepository as skipped } from './skipped.repository.ts'
import { skippedRoutes } from './skipped.routes.ts'
import { skippedService } from './skipped.service.ts'
import { skippingRepository as skipping } from './skipping.repository.ts'
import { skippingService } from './skipping.service.ts'

/** Mails that made no request, and what a person decides about them. */
export function createSkipped(
  context: ModuleContext,
  parts: IntakeParts,
  prices: Pick<ReadingDependencies, 'draftValues' | 'productsFor'>,
): Route[] {
  const { db, files, now } = context
  const access = requestAccess({ db, now, requests, lists, ...prices })
  return skippedRoutes(
    skippedService({ db, skipped, files }),
    skippingService(access, { db, skipped, skipping, mail: createTakeIn(context, parts), now }),
  )
}
