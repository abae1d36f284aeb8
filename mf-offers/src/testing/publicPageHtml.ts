import type { PublicOffer, PublicOfferItem } from '@staffel/shared-api/contract'

const words = {
  notSent: 'Your answer could not be sent.',
  changed: 'The offer has changed in the meantime.',
  retry: 'Retry',
  close: 'Close',
  sent: 'Your question was sent.',
  newerFailed: 'The new version could not be opened.',
  fileFailed: 'The file could not be downloaded.',
  quantity: {
    next: '{missing} more for {price}',
    counted: 'tier over {lines} lines: {quantity} {unit}',
    below: 'Choose at least {least}.',
    above: 'Choose at most {most}.',
    step: 'In packs of {step}: it has become {quantity}.',
    whole: 'Whole numbers only: it has become {quantity}.',
  },
  declineMissing: 'Choose a reason or give one in your own words.',
  missing: {
    name: 'Enter your name.',
    email: 'Enter your e-mail address.',
    signature: 'Sign by typing your name or drawing.',
    agree: 'Tick the box to accept the offer.',
  },
}

const field = (form: string, name: string, label: string, value = '') =>
  `<div><label for="${form}-${name}">${label}</label><input id="${form}-${name}" name="${name}" value="${value}"><small data-problem="${name}"></small></div>`
const lines = (form: string, name: string, label: string) =>
  `<div><label for="${form}-${name}">${label}</label><textarea id="${form}-${name}" name="${name}"></textarea><small data-problem="${name}"></small></div>`

const sign = (
  recipient: string,
) => `<dialog hidden data-dialog="sign" aria-label="Accept OFF-2026-0042"><form data-form="sign" novalidate>
<p data-changed hidden>The offer has changed since you opened it.</p><strong data-total></strong>
${field('sign', 'name', 'Name', recipient)}${field('sign', 'email', 'E-mail', 'anna@jansen.example')}
${['typed', 'drawn'].map((way) => `<label><input type="radio" name="way" value="${way}"${way === 'typed' ? ' checked' : ''}><span>${way}</span></label>`).join('')}
<input name="typed" aria-label="Type your name as your signature" value="${recipient}">
<div data-pad hidden><canvas role="img" aria-label="Signature"></canvas><span data-hint>Draw here</span><button type="button" data-clear disabled>Clear</button></div>
<small data-problem="signature"></small>
${field('sign', 'po_number', 'Your order number (optional)')}${field('sign', 'function', 'Position (optional)')}
<label><input type="checkbox" name="agree">I accept this offer.</label><small data-problem="agree"></small>
<div class="sf-page-actions"><button type="button" data-close>Cancel</button><button>Accept and sign</button></div></form></dialog>`

const decline = `<dialog hidden data-dialog="decline" aria-label="Decline OFF-2026-0042"><form data-form="decline" novalidate>
<label><input type="radio" name="reason_code" value="price">Price too high</label>${lines('decline', 'reason', 'In your own words')}
<p data-problem="missing"></p>
<div class="sf-page-actions"><button type="button" data-close>Cancel</button><button>Decline offer</button></div></form></dialog>`

const foot = (recipient: string) =>
  `<section aria-label="Your answer"><strong data-total>€ 18,15</strong><button type="button" data-open="decline" disabled>Decline</button><button type="button" data-open="sign" disabled>Accept</button></section>${sign(recipient)}${decline}`

const row = (id: string, name: string) => `<tr data-line="${id}"><td>${name}</td><td></td><td></td><td></td></tr>`

const dial = ({ id, description, openQuantity, frozen, quantity }: PublicOfferItem) =>
  `${row(id, description)}<tr data-dial="${id}"><td colspan="4"><button type="button" data-by="-1" disabled>Less</button><input data-typed aria-label="Quantity" value="${quantity}" disabled><button type="button" data-by="1" disabled>More</button>
<input type="range" data-slider aria-label="Drag" min="${openQuantity?.least}" max="${openQuantity?.most}" step="${frozen?.ladder?.order_multiple ?? 1}" value="${quantity}" disabled><p data-said></p>
<p><svg class="sf-page-glyph">${'<rect/>'.repeat(frozen?.ladder?.staffels.length ?? 0)}</svg><span data-next></span></p>
<ol class="sf-page-ladder">${frozen?.ladder?.staffels.map(({ minQuantity }) => `<li>from ${minQuantity}</li>`).join('')}</ol></td></tr>`

/** As much of the server's page as its program works with: the same marks, in fewer words. */
export function publicPageHtml(
  { state, comments, items, surcharge_rules: rules = [] }: PublicOffer,
  { recipient = '' }: { recipient?: string } = {},
): string {
  return `<!doctype html><html lang="en"><head><title>Offer</title></head><body>
<div class="sf-page-logo"><img src="" alt="Jansen"><p hidden>Jansen in letters</p></div>
<main data-state="${state}"><section data-state tabindex="-1">It is ${state}</section>
${state === 'expired' ? `<form data-form="time">${lines('time', 'text', 'Still interested?')}<button disabled>Ask for an extension</button></form>` : ''}
<article><table><tbody><tr class="sf-page-left"><td><label><input type="checkbox" data-option="extra" disabled>Montage</label></td></tr>${items.filter(({ frozen }) => frozen).map(dial)}${rules.map(({ id, name }) => row(`sur:${id}`, name).replace('<tr', '<tr hidden'))}</tbody></table>
<dl><div data-sum="subtotal"><dt>Subtotal</dt><dd></dd></div><div data-sum="discount" hidden><dt>Discount</dt><dd></dd></div><div data-sum="tax 21 "><dt>VAT</dt><dd></dd></div><div data-sum="total"><dt>Total</dt><dd>€ 18,15</dd></div></dl></article>
<ol>${comments.map(({ text }) => `<li>${text}</li>`).join('')}</ol>
<form data-form="question">${field('question', 'name', 'Your name')}${lines('question', 'text', 'Your question')}<button disabled>Send question</button></form></main>
${state === 'open' ? foot(recipient) : ''}<div data-toasts></div>
<script type="application/json" id="words">${JSON.stringify(words)}</script></body></html>`
}
