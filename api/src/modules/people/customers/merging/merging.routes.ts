import {
  listOrganizationMerges,
  mergeOrganizations,
  previewOrganizationMerge,
  undoOrganizationMerge,
} from '@staffel/shared-api/contract'
import { route, type Route } from '../../../../http/endpoint-route.ts'
import { tenantOwners } from '../../../../http/policy.ts'
import type { MergingService } from './merging.service.ts'
import type { UndoingService } from './undoing.service.ts'

/** Who runs the selling company merges its customers. */
export function mergingRoutes(merging: MergingService, undoing: UndoingService): Route[] {
  return [
    route(previewOrganizationMerge, tenantOwners, ({ caller, query }) => merging.preview(caller, query)),
    route(mergeOrganizations, tenantOwners, ({ body, ...by }) => merging.merge(body, by)),
    route(listOrganizationMerges, tenantOwners, ({ caller, query }) => undoing.list(caller, query.organization_id)),
    route(undoOrganizationMerge, tenantOwners, ({ params, body, ...by }) => undoing.undo(params.id, body.rev, by)),
  ]
}
