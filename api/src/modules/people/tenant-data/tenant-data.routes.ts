import {
  erasePerson,
  fetchDataExport,
  findUnaddressedContacts,
  listDataExports,
  previewErasure,
  startDataExport,
} from '@staffel/shared-api/contract'
import { isTenantOwner } from '../../../http/caller.ts'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { policy } from '../../../http/policy.ts'
import type { ErasureService } from './erasure/erasure.service.ts'
import type { DataExportsService } from './export/data-exports.service.ts'

/** Who runs the company itself. An Admin who stands in for one has no business with all that it has. */
const ownManagers = policy('ownManagers', (caller) => caller.isTenant && isTenantOwner(caller))

export const tenantDataRoutes = (exports: DataExportsService, erasure: ErasureService): Route[] => [
  route(listDataExports, ownManagers, ({ caller }) => exports.list(caller)),
  route(startDataExport, ownManagers, ({ caller, origin }) => exports.start({ caller, origin })),
  route(fetchDataExport, ownManagers, ({ caller, origin, params, language }) =>
    exports.fetch({ caller, origin }, params.id, language),
  ),
  route(findUnaddressedContacts, ownManagers, ({ caller, query }) => erasure.find(caller, query.search)),
  route(previewErasure, ownManagers, ({ caller, body }) => erasure.preview(caller, body)),
  route(erasePerson, ownManagers, ({ caller, origin, body }) => erasure.erase({ caller, origin }, body)),
]
