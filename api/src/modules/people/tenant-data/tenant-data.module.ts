import { readAsTenant } from '../../../db/tenant-transaction.ts'
import type { Caller } from '../../../http/caller.ts'
import type { Module, ModuleContext, Traces } from '../../../http/module.ts'
import { userChangesRepository as changes } from '../users/user-changes.repository.ts'
import { dataExportJob } from './export/data-export-job.ts'
import { dataExportRepository as exports } from './export/data-export.repository.ts'
import { dataExportsService } from './export/data-exports.service.ts'
import type { IssuedDocument } from './export/tenant-entries.ts'
import { tenantTablesRepository as tables } from './export/tenant-tables.repository.ts'
import { ownerNow } from './owner.repository.ts'
import { erasureService } from './erasure/erasure.service.ts'
import { unaddressedRepository as contacts } from './erasure/unaddressed.repository.ts'
import { tenantDataRoutes } from './tenant-data.routes.ts'

export interface TenantDataNeighbours {
  /** Offers that were issued, and the document of one. */
  readonly issuedOffers: (caller: Caller) => Promise<readonly number[]>
  /** Of every module that knows people. */
  readonly traces: readonly Traces[]
  readonly issuedDocument: (offerId: number, caller: Caller) => Promise<IssuedDocument | null>
}

/** All that a tenant has, in the hands of who runs it. */
export function createTenantDataModule(
  { db, files, now }: Pick<ModuleContext, 'db' | 'files' | 'now'>,
  { issuedOffers, issuedDocument, traces }: TenantDataNeighbours,
): Module {
  return {
    routes: tenantDataRoutes(
      dataExportsService({ db, files, now, exports }),
      erasureService({ db, files, changes, traces, contacts, now }),
    ),
    jobs: [
      dataExportJob({
        db,
        files,
        now,
        exports,
        tables,
        ownerOf: (tenantId, userId) => readAsTenant(db, { tenantId }, (tx) => ownerNow(tx, tenantId, userId)),
        issued: issuedOffers,
        document: issuedDocument,
      }),
    ],
  }
}
