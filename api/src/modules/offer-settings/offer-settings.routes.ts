import {
  applyTemplate,
  deleteSurchargeRule,
  deleteTemplate,
  duplicateTemplate,
  getOfferMailTexts,
  getOfferSettings,
  listSurchargeRules,
  listTemplates,
  saveOfferMailTexts,
  saveOfferSettings,
  saveSurchargeRule,
  saveTemplate,
} from '@staffel/shared-api/contract'
import { route, type Route } from '../../http/endpoint-route.ts'
import { managers, tenantOwners } from '../../http/policy.ts'
import type { MailTextsService } from './mail-texts.service.ts'
import type { SettingsService } from './settings.service.ts'
import type { SurchargeRulesService } from './surcharge-rules.service.ts'
import type { TemplatesService } from './templates.service.ts'

export interface OfferSettingsServices {
  readonly settings: SettingsService
  readonly texts: MailTextsService
  readonly rules: SurchargeRulesService
  readonly templates: TemplatesService
}

/** Read by all who make offers; what the seller offers by is the seller's to change. */
export function offerSettingsRoutes({ settings, texts, rules, templates }: OfferSettingsServices): Route[] {
  return [
    route(getOfferSettings, managers, ({ caller, query }) => settings.get(caller, query.tenant_id)),
    route(saveOfferSettings, tenantOwners, ({ body, ...by }) => settings.save(by, body)),
    route(getOfferMailTexts, managers, ({ caller, query }) => texts.get(caller, query.tenant_id)),
    route(saveOfferMailTexts, tenantOwners, ({ body, ...by }) => texts.save(by, body)),
    route(listSurchargeRules, managers, ({ caller, query }) => rules.list(caller, query.tenant_id)),
    route(saveSurchargeRule, tenantOwners, ({ body, ...by }) => rules.save(by, body)),
    route(deleteSurchargeRule, tenantOwners, async ({ params, ...by }) => {
      await rules.remove(by, params.id)
      return undefined
    }),
    route(listTemplates, managers, ({ caller, query }) => templates.list(caller, query.tenant_id)),
    route(saveTemplate, tenantOwners, ({ body, ...by }) => templates.save(by, body)),
    route(deleteTemplate, tenantOwners, async ({ params, ...by }) => {
      await templates.remove(by, params.id)
      return undefined
    }),
    route(duplicateTemplate, tenantOwners, ({ params, ...by }) => templates.duplicate(by, params.id)),
    route(applyTemplate, managers, ({ params, caller }) => templates.apply(caller, params.id)),
  ]
}
