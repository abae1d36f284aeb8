import type {
  AppliedTemplate,
  OfferItem,
  OfferItemInput,
  OfferTemplate,
  OfferTemplateInput,
} from '@staffel/shared-api/contract'
import { addDays, cutText } from '@staffel/shared-api/rules'
import type { Db } from '../../db/database.types.ts'
import { once } from '../../http/idempotency/once.ts'
import { recordActivity } from '../../http/record-activity.ts'
import { tenantDay } from '../../db/tenant-day.ts'
import { asTenant, everyTenant, type Tx } from '../../db/tenant-transaction.ts'
import { DomainError, invalid, notFound, stale } from '../../errors.ts'
import { scopeWithin, seesCosts, type Caller } from '../../http/caller.ts'
import type { Idempotency } from '../../http/idempotency/idempotency.ts'
import { oneTenant } from '../../http/one-tenant.ts'
import { text } from '../../texts/text.ts'
import { translator } from '../../texts/translate.ts'
import type { SettingsRepository } from './settings.repository.ts'
import type { By } from './settings.service.ts'
import { templateColumns, templateContent, toTemplate } from './template-content.ts'
import { templateItems, templateProblems } from './template-items.ts'
import type { TemplatesRepository } from './templates.repository.ts'

/** What templates ask of offers: lines priced by today's tiers, and the descriptions of those whose product is gone. */
export type PriceItems = (
  tx: Tx,
  tenantId: number,
  template: { readonly items: readonly OfferItemInput[]; readonly withCosts: boolean },
) => Promise<{ items: OfferItem[]; missing: string[] }>

export interface TemplatesDependencies {
  readonly db: Db
  readonly templates: TemplatesRepository
  readonly settings: SettingsRepository
  readonly priceItems: PriceItems
  readonly now: () => Date
}

type ByOnce = By & { readonly idempotency: Idempotency | null }

/** Texts and lines to start an offer from. */
export function templatesService({ db, templates, settings, priceItems, now }: TemplatesDependencies) {
  /** Platform staff may name a template alone, so its tenant is looked up first. */
  async function tenantOf(caller: Caller, id: number): Promise<number> {
    if (caller.scope.tenantId !== null) return caller.scope.tenantId
    const found = await asTenant(db, everyTenant, (tx) => templates.find(tx, everyTenant, id))
    if (!found) throw notFound()
    return found.tenant_id
  }

  async function store(
    tx: Tx,
    tenantId: number,
    { caller, origin }: By,
    input: OfferTemplateInput,
  ): Promise<OfferTemplate> {
    const stored = input.id === undefined ? null : await templates.lock(tx, tenantId, input.id)
    if (stored === undefined) throw notFound()
    if (stored && stored.rev !== input.rev) throw stale(toTemplate(stored))
    const name = input.name.trim()
    if (await templates.nameTaken(tx, tenantId, name, stored?.id ?? null))
      throw new DomainError('DUPLICATE', { message: nameTaken, details: { field: 'name' } })
    if (input.isDefault) await templates.noDefault(tx, tenantId)
    const items = templateItems(input.items, caller)
    const columns = templateColumns(templateContent(input, stored && toTemplate(stored), items))
    const saved = stored
      ? await templates.update(tx, tenantId, stored.id, columns)
      : await templates.insert(tx, { tenant_id: tenantId, created_at: now(), ...columns })
    await recordActivity(
      tx,
      { caller, origin },
      {
        tenantId,
        action: stored ? 'template.saved' : 'template.created',
        entity: 'template',
        entityId: saved.id,
        detail: { name },
      },
    )
    return toTemplate(saved)
  }

  async function copyName(tx: Tx, tenantId: number, name: string, { language }: Caller): Promise<string> {
    const word = translator(language)('offerSettings.template.copy')
    for (let count = 1; ; count++) {
      const end = count === 1 ? ` (${word})` : ` (${word} ${count})`
      const candidate = `${cutText(name, 200 - end.length)}${end}`
      if (!(await templates.nameTaken(tx, tenantId, candidate, null))) return candidate
    }
  }

  return {
    list(caller: Caller, requested: number | undefined): Promise<OfferTemplate[]> {
      const scope = scopeWithin(caller, requested ?? caller.tenantId)
      if (!scope?.tenantId) return Promise.resolve([])
      const { tenantId } = scope
      return asTenant(db, scope, async (tx) => (await templates.all(tx, tenantId)).map(toTemplate))
    },

    async save(by: ByOnce, input: OfferTemplateInput): Promise<OfferTemplate> {
      const tenantId =
        input.id === undefined || input.tenant_id !== undefined
          ? oneTenant(by.caller, input.tenant_id)
          : await tenantOf(by.caller, input.id)
      const problems = templateProblems(input)
      if (Object.keys(problems).length > 0) throw invalid(problems)
      return asTenant(db, { tenantId }, (tx) =>
        once(tx, { tenantId, userId: by.caller.userId }, by.idempotency, () => store(tx, tenantId, by, input)),
      )
    },

    async remove({ caller, origin }: By, id: number): Promise<void> {
      const tenantId = await tenantOf(caller, id)
      await asTenant(db, { tenantId }, async (tx) => {
        const removed = await templates.remove(tx, tenantId, id)
        if (!removed) throw notFound()
        await recordActivity(
          tx,
          { caller, origin },
          { tenantId, action: 'template.deleted', entity: 'template', entityId: id, detail: { name: removed.name } },
        )
      })
    },

    async duplicate({ caller, origin, idempotency }: ByOnce, id: number): Promise<OfferTemplate> {
      const tenantId = await tenantOf(caller, id)
      return asTenant(db, { tenantId }, (tx) =>
        once(tx, { tenantId, userId: caller.userId }, idempotency, async () => {
          const original = await templates.lock(tx, tenantId, id)
          if (!original) throw notFound()
          const name = await copyName(tx, tenantId, original.name, caller)
          const copy = templateColumns({ ...toTemplate(original), name, isDefault: false })
          const saved = await templates.insert(tx, { tenant_id: tenantId, created_at: now(), ...copy })
          await recordActivity(
            tx,
            { caller, origin },
            {
              tenantId,
              action: 'template.duplicated',
              entity: 'template',
              entityId: saved.id,
              detail: { from: id, name: saved.name },
            },
          )
          return toTemplate(saved)
        }),
      )
    },

    /** Stores nothing, so it leaves nothing in the log; `lastUsed` is set by the offer that is saved with it. */
    async apply(caller: Caller, id: number): Promise<AppliedTemplate> {
      const tenantId = await tenantOf(caller, id)
      return asTenant(db, { tenantId }, async (tx) => {
        const template = await templates.find(tx, { tenantId }, id)
        if (!template) throw notFound()
        const { today } = await tenantDay(tx, tenantId, now())
        const days = template.validity_days ?? (await settings.read(tx, tenantId)).offer_validity_days
        const { title, notes, terms, show_pictures } = template
        return {
          template_id: id,
          title,
          notes,
          terms,
          show_pictures,
          validUntil: addDays(today, days),
          ...(await priceItems(tx, tenantId, { items: template.items, withCosts: seesCosts(caller) })),
        }
      })
    },
  }
}
export type TemplatesService = ReturnType<typeof templatesService>

const nameTaken = text('offerSettings.template.nameTaken')
