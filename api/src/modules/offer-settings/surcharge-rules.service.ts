import type { SurchargeKind, SurchargeRule, SurchargeRuleInput } from '@staffel/shared-api/contract'
import { fromCents, isBlank, recordOf, textOrNull } from '@staffel/shared-api/rules'
import { amountOrNull, centsOrNull } from '../../db/sql/cents.ts'
import type { Db } from '../../db/database.types.ts'
import { once } from '../../http/idempotency/once.ts'
import { recordActivity } from '../../http/record-activity.ts'
import { asTenant, everyTenant } from '../../db/tenant-transaction.ts'
import { invalid, notFound, stale } from '../../errors.ts'
import { scopeWithin, type Caller } from '../../http/caller.ts'
import type { Idempotency } from '../../http/idempotency/idempotency.ts'
import { oneTenant } from '../../http/one-tenant.ts'
import { text, type Text } from '../../texts/text.ts'
import type { By } from './settings.service.ts'
import type { SurchargeRuleRow, SurchargeRulesRepository } from './surcharge-rules.repository.ts'

export interface SurchargeRulesDependencies {
  readonly db: Db
  readonly rules: SurchargeRulesRepository
  readonly now: () => Date
}

/** What a tenant adds to its offers by rule. Issued offers keep the surcharges that they have. */
export function surchargeRulesService({ db, rules, now }: SurchargeRulesDependencies) {
  return {
    list(caller: Caller, requested: number | undefined): Promise<SurchargeRule[]> {
      const scope = scopeWithin(caller, requested ?? caller.tenantId)
      if (!scope?.tenantId) return Promise.resolve([])
      const { tenantId } = scope
      return asTenant(db, scope, async (tx) => (await rules.all(tx, tenantId)).map(toRule))
    },

    save(
      { caller, origin, idempotency }: By & { readonly idempotency: Idempotency | null },
      input: SurchargeRuleInput,
    ): Promise<SurchargeRule> {
      const tenantId = oneTenant(caller, input.tenant_id)
      const problems = ruleProblems(input)
      if (Object.keys(problems).length > 0) throw invalid(problems)
      return asTenant(db, { tenantId }, (tx) =>
        once(tx, { tenantId, userId: caller.userId }, idempotency, async () => {
          const stored = input.id === undefined ? null : await rules.lock(tx, tenantId, input.id)
          if (stored === undefined) throw notFound()
          if (stored && stored.rev !== input.rev) throw stale(toRule(stored))
          const position =
            input.position ??
            stored?.position ??
            Math.max(0, ...(await rules.all(tx, tenantId)).map((rule) => rule.position)) + 1
          const columns = { ...columnsOf(input), position, is_active: input.is_active ?? stored?.is_active ?? true }
          const saved = stored
            ? await rules.update(tx, tenantId, stored.id, columns)
            : await rules.insert(tx, { tenant_id: tenantId, ...columns })
          await recordActivity(
            tx,
            { caller, origin },
            {
              tenantId,
              action: stored ? 'surcharge_rule.saved' : 'surcharge_rule.created',
              entity: 'surcharge_rule',
              entityId: saved.id,
              detail: { kind: saved.kind, name: saved.name_nl },
            },
          )
          return toRule(saved)
        }),
      )
    },

    async remove({ caller, origin }: By, id: number): Promise<void> {
      const tenantId = caller.scope.tenantId ?? (await asTenant(db, everyTenant, (tx) => rules.tenantOf(tx, id)))
      if (tenantId === null) throw notFound()
      await asTenant(db, { tenantId }, async (tx) => {
        const stored = await rules.lock(tx, tenantId, id)
        if (!stored) throw notFound()
        await rules.update(tx, tenantId, id, { deleted_at: now() })
        await recordActivity(
          tx,
          { caller, origin },
          {
            tenantId,
            action: 'surcharge_rule.deleted',
            entity: 'surcharge_rule',
            entityId: id,
            detail: { kind: stored.kind, name: stored.name_nl },
          },
        )
      })
    },
  }
}
export type SurchargeRulesService = ReturnType<typeof surchargeRulesService>

const required = text('field.required')

type Detail = 'amount' | 'percentage' | 'threshold' | 'property_type' | 'property_value' | 'measure'

/** What a rule of each kind goes by, besides its names and its tax. */
const details: Readonly<Record<SurchargeKind, readonly Detail[]>> = {
  fixed: ['amount'],
  percentage: ['percentage'],
  small_order: ['amount', 'threshold'],
  freight: ['amount', 'threshold'],
  property: ['amount', 'property_type', 'property_value', 'measure'],
}

/** What a rule of this kind cannot do without. Without a value, a property counts whatever its value. */
function ruleProblems(input: SurchargeRuleInput): Record<string, Text> {
  const needed = details[input.kind].filter((detail) => detail !== 'property_value' && isMissing(input[detail]))
  const missing = [
    ...(['name_nl', 'name_en'] as const).filter((name) => isMissing(input[name])),
    ...needed,
    ...(input.id !== undefined && input.rev === undefined ? ['rev'] : []),
  ]
  return recordOf(missing, () => required)
}

function isMissing(value: SurchargeRuleInput[Detail]): boolean {
  return typeof value === 'string' ? isBlank(value) : (value ?? null) === null
}

/** What the kind does not need is dropped. */
function columnsOf({ kind, name_nl, name_en, tax_rate, ...input }: SurchargeRuleInput) {
  const given = <Name extends Detail>(detail: Name) => (details[kind].includes(detail) ? input[detail] : null)
  return {
    kind,
    name_nl: name_nl.trim(),
    name_en: name_en.trim(),
    amount_cents: centsOrNull(given('amount')) ?? 0,
    percentage: given('percentage') ?? null,
    threshold_cents: centsOrNull(given('threshold')),
    property_type: textOrNull(given('property_type')),
    property_value: textOrNull(given('property_value')),
    measure: given('measure') ?? null,
    tax_rate: tax_rate ?? null,
  }
}

function toRule(row: SurchargeRuleRow): SurchargeRule {
  const { id, kind, name_nl, name_en, position, is_active, property_type, property_value, measure, rev } = row
  return {
    id,
    kind,
    name_nl,
    name_en,
    position,
    is_active,
    property_type,
    property_value,
    measure,
    rev,
    amount: fromCents(row.amount_cents),
    percentage: row.percentage === null ? null : Number(row.percentage),
    threshold: amountOrNull(row.threshold_cents),
    tax_rate: row.tax_rate === null ? null : Number(row.tax_rate),
  }
}
