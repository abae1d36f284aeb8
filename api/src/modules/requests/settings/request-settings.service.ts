import type { RequestScore, RequestSettings, RequestSettingsInput } from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { asTenant, readAsTenant } from '../../../db/tenant-transaction.ts'
import { stale } from '../../../errors.ts'
import type { Caller } from '../../../http/caller.ts'
import type { RequestOrigin } from '../../../http/endpoint-route.ts'
import { oneTenant } from '../../../http/one-tenant.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import type { RequestSettingsRepository } from './request-settings.repository.ts'

export interface RequestSettingsDependencies {
  readonly db: Db
  readonly settings: RequestSettingsRepository
}

export interface By {
  readonly caller: Caller
  readonly origin: RequestOrigin
}

/** What a tenant decides about its requests. Offers that were made of them keep what they have. */
export function requestSettingsService({ db, settings }: RequestSettingsDependencies) {
  return {
    get(caller: Caller, requested: number | undefined): Promise<RequestSettings> {
      const tenantId = oneTenant(caller, requested)
      return asTenant(db, { tenantId }, (tx) => settings.read(tx, tenantId))
    },

    scores(caller: Caller, requested: number | undefined): Promise<RequestScore[]> {
      const tenantId = oneTenant(caller, requested)
      return readAsTenant(db, { tenantId }, (tx) => settings.scores(tx, tenantId))
    },

    save(
      { caller, origin }: By,
      { tenant_id: requested, rev, ...input }: RequestSettingsInput,
    ): Promise<RequestSettings> {
      const tenantId = oneTenant(caller, requested)
      return asTenant(db, { tenantId }, async (tx) => {
        const stored = await settings.lock(tx, tenantId)
        if (stored.rev !== rev) throw stale(stored)
        const saved = await settings.update(tx, tenantId, { ...input, rev: rev + 1 })
        await recordActivity(
          tx,
          { caller, origin },
          {
            tenantId,
            action: 'request_settings.saved',
            entity: 'request_settings',
            entityId: tenantId,
            detail: {
              keep_raw_months: { from: stored.keep_raw_months, to: saved.keep_raw_months },
              certain_from: { from: stored.certain_from, to: saved.certain_from },
            },
          },
        )
        return saved
      })
    },
  }
}
export type RequestSettingsService = ReturnType<typeof requestSettingsService>
