import type { Language, OfferFilters, OfferSortKey, SortDir } from '@staffel/shared-api/contract'
import { dayOf, offerLimits } from '@staffel/shared-api/rules'
import type { Db } from '../../../db/database.types.ts'
import { asTenant } from '../../../db/tenant-transaction.ts'
import { DomainError } from '../../../errors.ts'
import { scopeWithin, type Caller } from '../../../http/caller.ts'
import type { FileAnswer } from '../../../http/endpoint-route.ts'
import { translator } from '../../../texts/translate.ts'
import { toSummary } from '../document/offer-document.ts'
import { viewOf } from '../store/offer.policy.ts'
import type { OfferRepository } from '../store/offer.repository.ts'
import type { ExportedOffer } from './export-columns.ts'
import { offersCsv } from './offers-csv.ts'
import { offersXlsx } from './offers-xlsx.ts'

export interface ExportRequest {
  readonly format: 'csv' | 'xlsx'
  readonly tenant_id?: number
  readonly filters?: OfferFilters
  readonly sort_by?: OfferSortKey
  readonly sort_dir?: SortDir
}

const types = { csv: 'text/csv', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const

/** The list as a file: the same rows in the same order, all pages at once. */
export function offersExportService({
  db,
  now,
  offers,
}: {
  readonly db: Db
  readonly now: () => Date
  readonly offers: OfferRepository
}) {
  const found = async (request: ExportRequest, caller: Caller): Promise<ExportedOffer[]> => {
    const { filters = {}, sort_by: sortBy = 'created_date', sort_dir: sortDir = 'desc' } = request
    const scope = scopeWithin(caller, request.tenant_id)
    if (!scope) return []
    const limit = offerLimits.exportRows
    const view = viewOf(caller)
    const { rows, total, capped } = await asTenant(db, scope, (tx) =>
      offers.listOfferRows(tx, scope, view, { page: 1, limit, filters, sortBy, sortDir }, now()),
    )
    if (capped || total > limit) throw new DomainError('TOO_LARGE', { details: { limit, count: total } })
    return rows.map((row) => ({ ...toSummary(row, view), timeZone: caller.timeZone }))
  }

  return {
    async export(request: ExportRequest, caller: Caller, language: Language): Promise<FileAnswer> {
      const rows = await found(request, caller)
      const content = request.format === 'csv' ? offersCsv(rows, language) : await offersXlsx(rows, language)
      return {
        content,
        type: types[request.format],
        filename: `${translator(language)('export.offers')} ${dayOf(now())}.${request.format}`,
      }
    },
  }
}
export type OffersExportService = ReturnType<typeof offersExportService>
