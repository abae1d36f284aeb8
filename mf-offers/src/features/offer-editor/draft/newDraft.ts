import { addDays, dayOf } from '@staffel/shared-api/rules'
import type { Language } from '@staffel/shared-ui/i18n'
import type { NewOfferStart } from '../../../api/new-offer.queries.ts'
import { chosenCustomer } from '../../../parts/customer/chosenCustomer.ts'
import { followed } from './followed.ts'
import { emptyFacts, typedTerm, type OfferDraft } from './offerDraft.ts'

const showsPictures = ({ settings, template }: Pick<NewOfferStart, 'settings' | 'template'>): boolean =>
  template?.show_pictures ?? settings.show_pictures

/** A new offer as the tenant's settings and its default template make it. */
export function newDraft(
  { settings, template, customer }: NewOfferStart,
  language: Language,
  today = dayOf(),
): OfferDraft {
  const empty: OfferDraft = {
    tenantId: settings.tenant_id,
    customer: null,
    newCustomer: null,
    title: template?.title ?? '',
    validUntil: template?.validUntil ?? addDays(today, settings.offer_validity_days),
    description: '',
    lines: template?.items.filter((item) => !item.isSurcharge) ?? [],
    surchargeChanges: [],
    discount: null,
    desiredDelivery: null,
    paymentTerm: typedTerm(settings.payment_terms_days),
    facts: emptyFacts,
    language,
    currency: settings.default_currency,
    notes: template?.notes ?? '',
    terms: template?.terms || settings[`terms_${language}`],
    showPictures: showsPictures({ settings, template }),
    internalNotes: '',
    templateId: template?.template_id,
  }
  return customer ? followed(empty, { ...empty, customer: chosenCustomer(customer) }, { ...settings, language }) : empty
}
