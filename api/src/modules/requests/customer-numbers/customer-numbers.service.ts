import type { CustomerNumber, CustomerNumberImport, CustomerNumberInput, Language } from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { asTenant, readAsTenant, type Tx } from '../../../db/tenant-transaction.ts'
import { DomainError, invalid, notFound } from '../../../errors.ts'
import type { Caller } from '../../../http/caller.ts'
import type { Counted, RequestOrigin } from '../../../http/endpoint-route.ts'
import type { Idempotency } from '../../../http/idempotency/idempotency.ts'
import { once } from '../../../http/idempotency/once.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import { text } from '../../../texts/text.ts'
import { translate } from '../../../texts/translate.ts'
import { normalCode } from '../matching/index/codes.ts'
import type { CustomerNumbersRepository } from './customer-numbers.repository.ts'
import { numberRows, problemOf, type NumberRow, type RowProblem } from './number-rows.ts'
import type { NumbersForm } from './numbers-form.ts'
import type { OwnNumber } from './named-in-line.ts'

interface By {
  readonly caller: Caller
  readonly origin: RequestOrigin
  readonly idempotency: Idempotency | null
  readonly language: Language
}

interface ListQuery {
  readonly organization_id: number
  readonly search?: string
  readonly page?: number
  readonly limit?: number
}

export interface CustomerNumbersDependencies {
  readonly db: Db
  readonly numbers: CustomerNumbersRepository
  readonly now: () => Date
}

export type CustomerNumbersService = ReturnType<typeof customerNumbersService>

/** What customers call the products. */
export function customerNumbersService({ db, numbers, now }: CustomerNumbersDependencies) {
  /** Platform staff may name a customer of any tenant, so its tenant is looked up first. */
  async function placeOf({ scope }: Caller, organizationId: number) {
    const tenantId = await readAsTenant(db, scope, (tx) => numbers.tenantOf(tx, scope, organizationId))
    if (tenantId === null) throw notFound()
    return { tenantId, organizationId }
  }

  async function read(tx: Tx, tenantId: number, id: number): Promise<CustomerNumber> {
    const found = await numbers.find(tx, { tenantId }, id)
    if (!found) throw notFound()
    const { tenant_id: _, ...number } = found
    return number
  }

  /** The rows whose product is known, each number once, and what is wrong with the others. */
  async function sorted(tx: Tx, tenantId: number, rows: readonly NumberRow[]) {
    const products = await numbers.products(tx, tenantId, {
      skus: [...new Set(rows.flatMap(({ sku }) => (sku === '' ? [] : sku.toLowerCase())))],
      ids: [...new Set(rows.flatMap((row) => (row.productId === '' || problemOf(row) ? [] : Number(row.productId))))],
    })
    const known: ProductsOfFile = {
      bySku: new Map(products.flatMap(({ id, sku }) => (sku === null ? [] : [[sku.toLowerCase(), id] as const]))),
      ids: new Set(products.map(({ id }) => id)),
    }
    const firstRows = new Map<string, number>()
    const given: OwnNumber[] = []
    const problems: RowProblem[] = []
    for (const row of rows) {
      const key = row.number.toLowerCase()
      const first = key === '' ? undefined : firstRows.get(key)
      const found = first === undefined ? productOf(row, known) : twice(row, first)
      if (typeof found !== 'number') problems.push(found)
      else given.push({ number: row.number, productId: found })
      if (first === undefined) firstRows.set(key, row.row)
    }
    return { given, problems }
  }

  return {
    async list(
      { organization_id: organizationId, search = '', page = 1, limit = 50 }: ListQuery,
      caller: Caller,
    ): Promise<Counted<CustomerNumber[]>> {
      const place = await placeOf(caller, organizationId)
      const found = await readAsTenant(db, { tenantId: place.tenantId }, (tx) =>
        numbers.page(tx, place, { search: search.trim(), limit, offset: (page - 1) * limit }),
      )
      return { ...found, capped: false }
    },

    async save({ id, organization_id, number: written, product_id: productId }: CustomerNumberInput, by: By) {
      const place = await placeOf(by.caller, organization_id)
      const { tenantId } = place
      const number = written.trim().replace(/\s+/g, ' ')
      if (normalCode(number) === '') throw invalid({ number: text('customerNumber.noCode') })
      return asTenant(db, { tenantId }, (tx) =>
        once(tx, { tenantId, userId: by.caller.userId }, by.idempotency, async () => {
          const stored = id === undefined ? null : await read(tx, tenantId, id)
          if (stored && stored.organization_id !== organization_id) throw notFound()
          if ((await numbers.products(tx, tenantId, { skus: [], ids: [productId] })).length === 0)
            throw invalid({ product_id: text('product.unknown') })
          const [holder] = await numbers.underNumbers(tx, place, [number])
          if (holder && holder.id !== id)
            throw new DomainError('DUPLICATE', {
              fields: { number: text('customerNumber.taken') },
              message: text('customerNumber.taken'),
            })
          const wanted = { number, productId, now: now() }
          if (id !== undefined) await numbers.update(tx, tenantId, id, wanted)
          const saved = await read(tx, tenantId, id ?? (await numbers.insert(tx, place, wanted)))
          await recordActivity(tx, by, {
            tenantId,
            action: stored ? 'customer_number.changed' : 'customer_number.created',
            entity: 'organization',
            entityId: organization_id,
            detail: {
              number,
              product_id: productId,
              ...(stored && { from: { number: stored.number, product_id: stored.product_id } }),
            },
          })
          return saved
        }),
      )
    },

    async remove(id: number, by: By): Promise<void> {
      const { scope } = by.caller
      const found = await readAsTenant(db, scope, (tx) => numbers.find(tx, scope, id))
      if (!found) throw notFound()
      const { tenant_id: tenantId, organization_id: entityId, number, product_id } = found
      await asTenant(db, { tenantId }, async (tx) => {
        await numbers.remove(tx, tenantId, id)
        await recordActivity(tx, by, {
          tenantId,
          action: 'customer_number.deleted',
          entity: 'organization',
          entityId,
          detail: { number, product_id },
        })
      })
    },

    /** What is right is stored, what is not is told; the same file again changes nothing. */
    async import({ file, organizationId, dryRun, mapping }: NumbersForm, by: By): Promise<CustomerNumberImport> {
      const place = await placeOf(by.caller, organizationId)
      const { tenantId } = place
      const { rows, columns, isKnown } = await numberRows(file, String(tenantId), mapping)
      if (!isKnown && (!dryRun || columns.length === 0)) throw invalid({ file: text('customerNumber.columns') })
      // Whoever tries it says which column is which, by what stands in them.
      if (!isKnown) return { rows: rows.length, columns, created: 0, updated: 0, errors: [] }
      return asTenant(db, { tenantId }, async (tx) => {
        const { given, problems } = await sorted(tx, tenantId, rows)
        const stored = await numbers.underNumbers(
          tx,
          place,
          given.map(({ number }) => number),
        )
        const before = new Map(stored.map((one) => [one.number.toLowerCase(), one]))
        const changed = given.filter(({ number, productId }) => {
          const one = before.get(number.toLowerCase())
          return one?.number !== number || one.productId !== productId
        })
        const updated = changed.filter(({ number }) => before.has(number.toLowerCase())).length
        const created = changed.length - updated
        if (changed.length > 0 && !dryRun) {
          await numbers.put(tx, place, changed, now())
          await recordActivity(tx, by, {
            tenantId,
            action: 'customer_number.imported',
            entity: 'organization',
            entityId: organizationId,
            detail: { created, updated },
          })
        }
        return {
          rows: rows.length,
          columns,
          created,
          updated,
          errors: problems.map(({ message, ...where }) => ({ ...where, message: translate(by.language, message) })),
        }
      })
    },
  }
}

interface ProductsOfFile {
  readonly bySku: ReadonlyMap<string, number>
  readonly ids: ReadonlySet<number>
}

/** The product that a row names, by either of its names or by both. */
function productOf(row: NumberRow, { bySku, ids }: ProductsOfFile): number | RowProblem {
  const problem = problemOf(row)
  if (problem) return problem
  const ofSku = row.sku === '' ? undefined : bySku.get(row.sku.toLowerCase())
  if (row.sku !== '' && ofSku === undefined)
    return { row: row.row, field: 'sku', message: text('customerNumber.unknownSku', { sku: row.sku }) }
  const named = row.productId === '' ? ofSku : Number(row.productId)
  if (named === undefined || (row.productId !== '' && !ids.has(named)))
    return { row: row.row, field: 'product_id', message: text('product.unknown') }
  if (ofSku !== undefined && ofSku !== named)
    return { row: row.row, field: 'product_id', message: text('customerNumber.twoProducts') }
  return named
}

const twice = ({ row }: NumberRow, first: number): RowProblem => ({
  row,
  field: 'number',
  message: text('customerNumber.twice', { row: first }),
})
