import { declineReasons, shownOfferNumber } from '@staffel/shared-api/rules'
import { markup, type Markup, type Part } from '../../../../http/html/markup.ts'
import { field } from './field.ts'
import type { Writing } from './offer-page.types.ts'
import { signDialog } from './sign-dialog.ts'

/** What a customer says; "no response" is for the seller to note. */
const reasons = declineReasons.filter((reason) => reason !== 'no-response')

/** At the foot of the window as long as it is open: the total as chosen, the two answers, and what each asks for. */
export function pageAnswer(writing: Writing): Part {
  const { offer, t, formats } = writing
  if (offer.state !== 'open') return false
  return markup`<section class="sf-page-answer" data-foot aria-label="${t('offerPage.answer.region')}"><div>
<p class="sf-page-due" aria-live="polite"><span>${t('offerPage.total')}</span> <strong data-total>${formats.money(offer.totals.total)}</strong></p>
<noscript><p>${t('offerPage.needsScript')}</p></noscript>
<div class="sf-page-actions"><button type="button" class="sf-page-button" data-open="decline" disabled>${t('offerPage.answer.decline')}</button><button type="button" class="sf-page-button" data-main data-open="sign" disabled>${t('offerPage.answer.accept')}</button></div>
</div></section>
${signDialog(writing)}
${declineDialog(writing)}`
}

/** The customer's no: a reason, or own words. */
function declineDialog({ offer, t }: Writing): Markup {
  return markup`<dialog class="sf-page-dialog" data-dialog="decline" aria-labelledby="decline-title"><form class="sf-page-form" data-form="decline" novalidate>
<h2 id="decline-title">${t('offerPage.declining.title', { number: shownOfferNumber(offer) })}</h2>
<fieldset class="sf-page-choices"><legend>${t('offerPage.declining.why')}</legend>${reasons.map(
    (reason) =>
      markup`<label class="sf-page-choice"><input type="radio" name="reason_code" value="${reason}"><span>${t(`offerPage.reason.${reason}`)}</span></label>`,
  )}</fieldset>
${field({ form: 'decline', name: 'reason', label: t('offerPage.declining.text'), lines: true, attributes: markup`rows="3" maxlength="2000"` })}
<p class="sf-page-problem" data-problem="missing" role="alert"></p>
<div class="sf-page-actions"><button type="button" class="sf-page-button" data-close>${t('offerPage.sign.cancel')}</button><button class="sf-page-button" data-danger>${t('offerPage.declining.action')}</button></div>
</form></dialog>`
}
