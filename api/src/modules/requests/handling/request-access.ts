import type { QuoteRequestDetail } from '@staffel/shared-api/contract'
import type { Updateable } from 'kysely'
import type { Db } from '../../../db/database.types.ts'
import { once } from '../../../http/idempotency/once.ts'
import { recordActivity, type LoggedStep } from '../../../http/record-activity.ts'
import { asTenant, everyTenant, type Tx } from '../../../db/tenant-transaction.ts'
import { notFound, stale } from '../../../errors.ts'
import type { Caller } from '../../../http/caller.ts'
import type { RequestOrigin } from '../../../http/endpoint-route.ts'
import type { Idempotency } from '../../../http/idempotency/idempotency.ts'
import { requestScope } from '../store/requests.policy.ts'
import type { QuoteRequestTable } from '../store/requests.tables.ts'
import type { RequestId, RequestKey, RequestRow } from './handling.repository.ts'
import { readRequest, type ReadingDependencies } from './read-request.ts'

export interface By {
  readonly caller: Caller
  readonly origin: RequestOrigin
  readonly idempotency: Idempotency | null
}

export interface AccessDependencies extends ReadingDependencies {
  readonly db: Db
  readonly now: () => Date
}

/** What one step does to a request, besides what it already wrote to its lines. */
export interface RequestChange {
  readonly action: `request.${LoggedStep<'request'>}`
  readonly detail?: Readonly<Record<string, unknown>>
  readonly columns?: Updateable<QuoteRequestTable>
}

interface Edit {
  readonly key: RequestKey
  /** The version that the caller saw; undefined: whatever stands there. */
  readonly seen?: number | undefined
  readonly by: By
}

export type RequestAccess = ReturnType<typeof requestAccess>

/** How every call gets at one request: inside the request's own tenant, and to change it one writer at a time. */
export function requestAccess(dependencies: AccessDependencies) {
  const { db, requests, now } = dependencies

  /** Platform staff may work in any tenant, so for them the request's is looked up first. */
  const tenantOf = async (caller: Caller, key: RequestKey): Promise<number> => {
    const scope = requestScope(caller)
    if (!scope) throw notFound()
    const tenantId =
      scope.tenantId ?? (await asTenant(db, everyTenant, (tx) => requests.tenantOf(tx, everyTenant, key)))
    if (tenantId === null) throw notFound()
    return tenantId
  }

  const detail = async (tx: Tx, { tenant_id, id }: RequestRow): Promise<QuoteRequestDetail> => {
    const row = await requests.find(tx, tenant_id, String(id))
    if (!row) throw notFound()
    return readRequest(tx, row, dependencies)
  }

  /** With the request held until the end; a deleted one only for who asks for it. */
  const hold = async <T>(
    key: RequestKey,
    caller: Caller,
    work: (tx: Tx, request: RequestRow) => Promise<T>,
    { deleted = false } = {},
  ): Promise<T> => {
    const tenantId = await tenantOf(caller, key)
    return asTenant(db, { tenantId }, async (tx) => {
      const request = await requests.lock(tx, tenantId, key)
      if (!request || (request.deleted_at && !deleted)) throw notFound()
      return work(tx, request)
    })
  }

  const change = (tx: Tx, request: RequestId, columns: Updateable<QuoteRequestTable> = {}): Promise<void> =>
    requests.update(tx, request, { ...columns, updated_at: now() })

  const log = (
    tx: Tx,
    { tenant_id: tenantId, id }: RequestId,
    by: By,
    { action, detail: facts }: Omit<RequestChange, 'columns'>,
  ): Promise<void> =>
    recordActivity(tx, by, { tenantId, action, entity: 'quote_request', entityId: id, ...(facts && { detail: facts }) })

  const store = async (tx: Tx, request: RequestRow, by: By, made: RequestChange): Promise<void> => {
    await change(tx, request, made.columns)
    await log(tx, request, by, made)
  }

  return {
    detail,
    hold,
    change,
    log,
    store,

    async read<T>(key: RequestKey, caller: Caller, work: (tx: Tx, request: RequestRow) => Promise<T>): Promise<T> {
      const tenantId = await tenantOf(caller, key)
      return asTenant(db, { tenantId }, async (tx) => {
        const request = await requests.find(tx, tenantId, key)
        if (!request || request.deleted_at) throw notFound()
        return work(tx, request)
      })
    },

    /**
     * One change: refused when it was made on an older version, told by one row in the log, and answered by what stands
     * there now; so is one that is sent again with its key. Null: nothing to change.
     */
    edit: (
      { key, seen, by }: Edit,
      work: (tx: Tx, request: RequestRow) => Promise<RequestChange | null>,
    ): Promise<QuoteRequestDetail> =>
      hold(key, by.caller, async (tx, request) => {
        await once(tx, { tenantId: request.tenant_id, userId: by.caller.userId }, by.idempotency, async () => {
          if (seen !== undefined && seen !== request.json_version) throw stale(await detail(tx, request))
          const made = await work(tx, request)
          if (made) await store(tx, request, by, made)
        })
        return detail(tx, request)
      }),
  }
}
