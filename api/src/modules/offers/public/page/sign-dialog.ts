import { shownOfferNumber } from '@staffel/shared-api/rules'
import { markup, type Markup } from '../../../../http/html/markup.ts'
import { field } from './field.ts'
import type { Writing } from './offer-page.types.ts'

/** The customer's yes: who, for which total, and the signature. What is known is filled in. */
export function signDialog(writing: Writing): Markup {
  const { offer, recipient, t, formats } = writing
  const own = (name: 'name' | 'email' | 'po_number' | 'function', attributes: Markup) =>
    field({ form: 'sign', name, label: t(`offerPage.sign.${name}`), attributes })
  return markup`<dialog class="sf-page-dialog" data-dialog="sign" aria-labelledby="sign-title"><form class="sf-page-form" data-form="sign" novalidate>
<h2 id="sign-title">${t('offerPage.sign.title', { number: shownOfferNumber(offer) })}</h2>
<p class="sf-page-note" data-tone="warning" data-changed hidden>${t('offerPage.sign.changed')}</p>
<p class="sf-page-sum"><span>${t('offerPage.total')}</span> <strong data-total>${formats.money(offer.totals.total)}</strong></p>
${own('name', markup`maxlength="200" autocomplete="name" value="${recipient ?? ''}"`)}
${own('email', markup`type="email" maxlength="254" autocomplete="email" value="${offer.recipient_email ?? ''}"`)}
${signature(writing)}
<details class="sf-page-more"><summary><span>${t('offerPage.sign.more')}</span> <small>${t('offerPage.sign.moreHint')}</small></summary>
${own('po_number', markup`maxlength="100" value="${offer.customer_reference ?? ''}"`)}
${own('function', markup`maxlength="100" autocomplete="organization-title"`)}
</details>
<div><label class="sf-page-choice"><input type="checkbox" name="agree"><span>${offer.consent_text}</span></label><small class="sf-page-problem" data-problem="agree"></small></div>
<div class="sf-page-actions"><button type="button" class="sf-page-button" data-close>${t('offerPage.sign.cancel')}</button><button class="sf-page-button" data-main>${t('offerPage.sign.action')}</button></div>
</form></dialog>`
}

/** Typed or drawn; the keyboard's way is to type. */
function signature({ recipient, t }: Writing): Markup {
  return markup`<fieldset class="sf-page-signature" aria-describedby="signature-problem"><legend id="signature">${t('offerPage.sign.signature')}</legend>
<div class="sf-page-ways" role="radiogroup" aria-label="${t('offerPage.sign.way')}">${(['typed', 'drawn'] as const).map(
    (way, index) =>
      markup`<label><input type="radio" name="way" value="${way}"${index === 0 && markup` checked`}><span>${t(`offerPage.sign.${way}`)}</span></label>`,
  )}</div>
<input class="sf-page-typed" name="typed" maxlength="200" aria-label="${t('offerPage.sign.typeName')}" placeholder="${t('offerPage.sign.typeName')}" value="${recipient ?? ''}">
<div class="sf-page-pad" data-pad hidden><canvas width="600" height="200" role="img" aria-labelledby="signature"></canvas><span data-hint>${t('offerPage.sign.drawHere')}</span><button type="button" class="sf-page-button" data-clear disabled>${t('offerPage.sign.clear')}</button></div>
<small class="sf-page-problem" id="signature-problem" data-problem="signature"></small></fieldset>`
}
