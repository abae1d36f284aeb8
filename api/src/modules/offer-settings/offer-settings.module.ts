import type { Tx } from '../../db/tenant-transaction.ts'
import type { Module, ModuleContext } from '../../http/module.ts'
import { mailTextsRepository } from './mail-texts.repository.ts'
import { mailTextsService, ownWording } from './mail-texts.service.ts'
import { offerSettingsRoutes } from './offer-settings.routes.ts'
import { settingsRepository as settings } from './settings.repository.ts'
import { settingsService } from './settings.service.ts'
import { surchargeRulesRepository } from './surcharge-rules.repository.ts'
import { surchargeRulesService } from './surcharge-rules.service.ts'
import { templatesRepository } from './templates.repository.ts'
import { templatesService, type PriceItems } from './templates.service.ts'

/** What a tenant decides about its offers, and the templates that it starts them from. */
export function createOfferSettingsModule(
  { db, now }: Pick<ModuleContext, 'db' | 'now'>,
  { priceItems }: { readonly priceItems: PriceItems },
): Module {
  const texts = mailTextsService({ db, texts: mailTextsRepository, settings })
  const rules = surchargeRulesService({ db, rules: surchargeRulesRepository, now })
  const templates = templatesService({ db, templates: templatesRepository, settings, priceItems, now })
  return { routes: offerSettingsRoutes({ settings: settingsService({ db, settings, now }), texts, rules, templates }) }
}

/** For offers, in their own transaction: notes that a template was used. */
export const useTemplate = (tx: Tx, tenantId: number, id: number, now: Date): Promise<boolean> =>
  templatesRepository.use(tx, tenantId, id, now)

/** For offers: how a tenant words a kind of mail. */
export const mailWording = ownWording(mailTextsRepository)
