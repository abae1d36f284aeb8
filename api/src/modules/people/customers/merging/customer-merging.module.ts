import type { Db } from '../../../../db/database.types.ts'
import type { Route } from '../../../../http/endpoint-route.ts'
import type { MergeCheck } from '../../../../http/module.ts'
import { keepingRepository as keeping } from '../keeping/keeping.repository.ts'
import { partsRepository as parts } from '../keeping/parts.repository.ts'
import { organizationsRepository } from '../organizations.repository.ts'
import type { OrganizationsService } from '../organizations.service.ts'
import { mergeFactsRepository as facts } from './merge-facts.repository.ts'
import { mergesRepository as merges } from './merges.repository.ts'
import { mergingRepository as merging } from './merging.repository.ts'
import { mergingRoutes } from './merging.routes.ts'
import { mergingService } from './merging.service.ts'
import { undoingService } from './undoing.service.ts'

export interface CustomerMergingDependencies {
  readonly db: Db
  readonly organizations: Pick<OrganizationsService, 'detailIn'>
  readonly checks: () => readonly MergeCheck[]
  readonly now: () => Date
}

/** Merges of customers, and how they are undone. */
export function customerMerging({ db, organizations, checks, now }: CustomerMergingDependencies): Route[] {
  const shared = { db, keeping, parts, facts, merging, merges, now }
  return mergingRoutes(
    mergingService({ ...shared, organizations, checks }),
    undoingService({ ...shared, organizations: organizationsRepository }),
  )
}
