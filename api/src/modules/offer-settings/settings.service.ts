import type { OfferSettings, OfferSettingsInput } from '@staffel/shared-api/contract'
import { counterPeriod, fromCents, isHostName, numberPatternProblems, toCents } from '@staffel/shared-api/rules'
import type { Db } from '../../db/database.types.ts'
import { recordActivity } from '../../http/record-activity.ts'
import { tenantDay } from '../../db/tenant-day.ts'
import { asTenant, type Tx } from '../../db/tenant-transaction.ts'
import { forbidden, invalid, stale } from '../../errors.ts'
import { isAdmin, isSellerStaff, seesCosts, type Caller } from '../../http/caller.ts'
import type { RequestOrigin } from '../../http/endpoint-route.ts'
import { oneTenant } from '../../http/one-tenant.ts'
import { text, type Text } from '../../texts/text.ts'
import type { SettingsRepository, SettingsRow } from './settings.repository.ts'

export interface SettingsDependencies {
  readonly db: Db
  readonly settings: SettingsRepository
  readonly now: () => Date
}

export interface By {
  readonly caller: Caller
  readonly origin: RequestOrigin
}

/** What new offers start from. Offers that exist keep what they have. */
export function settingsService({ db, settings, now }: SettingsDependencies) {
  async function answer(tx: Tx, tenantId: number, row: SettingsRow, caller: Caller): Promise<OfferSettings> {
    const period = counterPeriod(row.number_reset, (await tenantDay(tx, tenantId, now())).today)
    return toSettings(row, caller, {
      next_sequence: (await settings.lastSequence(tx, tenantId, period)) + 1,
      low_stock_threshold: await settings.lowStockThreshold(tx, tenantId),
      public_host: await settings.publicHost(tx, tenantId),
    })
  }

  async function check(tx: Tx, tenantId: number, input: OfferSettingsInput, period: string): Promise<void> {
    const problems: Record<string, Text> = {}
    const [pattern] = numberPatternProblems(input.number_pattern, input.number_reset)
    if (pattern) problems['number_pattern'] = text(`offerSettings.numberPattern.${pattern}`)
    const lowest = (await settings.lastSequence(tx, tenantId, period)) + 1
    if (input.next_sequence !== undefined && input.next_sequence < lowest) {
      problems['next_sequence'] = text('offerSettings.nextSequence', { lowest })
    }
    if (input.public_host && !isHostName(input.public_host)) problems['public_host'] = text('tenant.noHost')
    if (Object.keys(problems).length > 0) throw invalid(problems)
  }

  return {
    get(caller: Caller, requested: number | undefined): Promise<OfferSettings> {
      const tenantId = oneTenant(caller, requested)
      return asTenant(db, { tenantId }, async (tx) => answer(tx, tenantId, await settings.read(tx, tenantId), caller))
    },

    save(
      { caller, origin }: By,
      { tenant_id: requested, rev, next_sequence: next, ...input }: OfferSettingsInput,
    ): Promise<OfferSettings> {
      const tenantId = oneTenant(caller, requested)
      return asTenant(db, { tenantId }, async (tx) => {
        const stored = await settings.lock(tx, tenantId)
        if (stored.rev !== rev) throw stale(await answer(tx, tenantId, stored, caller))
        const period = counterPeriod(input.number_reset, (await tenantDay(tx, tenantId, now())).today)
        await check(tx, tenantId, { ...input, rev, next_sequence: next }, period)
        const present = {
          enforce_plan_limit: stored.enforce_plan_limit,
          public_host: await settings.publicHost(tx, tenantId),
        }
        const {
          reminders,
          low_stock_threshold: lowStock,
          enforce_plan_limit = present.enforce_plan_limit,
          public_host = present.public_host,
          approval,
          ...columns
        } = input
        if (
          !isAdmin(caller) &&
          (enforce_plan_limit !== present.enforce_plan_limit || public_host !== present.public_host)
        )
          throw forbidden()
        if (input.margin_floor !== undefined && !seesCosts(caller)) throw forbidden()
        const saved = await settings.update(tx, tenantId, {
          ...columns,
          ...(approval && approvalColumns(approval)),
          enforce_plan_limit,
          reminders_enabled: reminders.enabled,
          reminder_days: [...reminders.days_before].toSorted((a, b) => b - a),
          rev: rev + 1,
        })
        await settings.setLowStockThreshold(tx, tenantId, lowStock)
        if (public_host !== present.public_host) await settings.setPublicHost(tx, tenantId, public_host)
        if (next !== undefined) await settings.raiseSequence(tx, tenantId, period, next - 1)
        await recordActivity(
          tx,
          { caller, origin },
          {
            tenantId,
            action: 'offer_settings.saved',
            entity: 'offer_settings',
            entityId: tenantId,
            detail: {
              number_pattern: { from: stored.number_pattern, to: saved.number_pattern },
              reminders: saved.reminders_enabled,
              signature_required: saved.signature_required,
              enforce_plan_limit,
              public_host,
              ...(approval && { approval: { from: toApproval(stored), to: toApproval(saved) } }),
            },
          },
        )
        return answer(tx, tenantId, saved, caller)
      })
    },
  }
}
export type SettingsService = ReturnType<typeof settingsService>

function toSettings(
  stored: SettingsRow,
  caller: Caller,
  figures: Pick<OfferSettings, 'next_sequence' | 'low_stock_threshold' | 'public_host'>,
): OfferSettings {
  const { texts_rev: _texts, reminders_enabled: enabled, reminder_days: days, default_tax_rate: rate, ...row } = stored
  const {
    margin_floor: floor,
    approval_discount: _discount,
    approval_below_floor: _floor,
    approval_amount_cents: _amount,
    ...shown
  } = row
  return {
    ...shown,
    ...figures,
    ...(seesCosts(caller) && { margin_floor: floor === null ? null : Number(floor) }),
    ...(isSellerStaff(caller) && { approval: toApproval(stored) }),
    default_tax_rate: Number(rate),
    reminders: { enabled, days_before: days },
  }
}

type Approval = NonNullable<OfferSettings['approval']>

function toApproval({ approval_discount, approval_below_floor, approval_amount_cents }: SettingsRow): Approval {
  return {
    discount: approval_discount === null ? null : Number(approval_discount),
    below_floor: approval_below_floor,
    amount: approval_amount_cents === null ? null : fromCents(approval_amount_cents),
  }
}

function approvalColumns({ discount, below_floor, amount }: Approval) {
  return {
    approval_discount: discount,
    approval_below_floor: below_floor,
    approval_amount_cents: amount === null ? null : toCents(amount),
  }
}
