import type { PublicOffer } from '@staffel/shared-api/contract'
import { markup, type Markup, type Part } from '../../../../http/html/markup.ts'
import { field } from './field.ts'
import { momentIn } from './moment-in.ts'
import type { Writing } from './offer-page.types.ts'
import { unbroken } from './unbroken.ts'

type Tone = 'quiet' | 'success' | 'warning' | 'danger'

const states: Readonly<Record<PublicOffer['state'], (writing: Writing) => Part>> = {
  open,
  accepted,
  declined,
  superseded,
  expired,
}

/** Where the offer stands, above the sheet: until when it can be answered, or why no longer. */
export function pageState(writing: Writing): Part {
  return states[writing.offer.state](writing)
}

const note = (tone: Tone, title: string, more?: Part): Markup =>
  markup`<section class="sf-page-note" data-tone="${tone}" data-state tabindex="-1"><p class="sf-page-strong">${unbroken(title)}</p>${more}</section>`

const paragraph = (text: string): Markup => markup`<p>${text}</p>`

function open({ offer: { validUntil, items }, t, formats }: Writing): Part {
  const title = t('offerPage.state.open', { date: validUntil ? formats.day(validUntil) : '–' })
  return note(
    'quiet',
    title,
    choices(items).map((key) => paragraph(t(key))),
  )
}

/** What there is to choose before an answer. */
function choices(items: PublicOffer['items']) {
  return [
    items.some(({ optional }) => optional) && ('offerPage.state.openText' as const),
    items.some(({ frozen }) => frozen) && ('offerPage.state.openQuantities' as const),
  ].filter((key) => key !== false)
}

/** What was agreed to, the document to keep, and what happens now. */
function accepted({ offer: { acceptance, company }, language, calls, t }: Writing): Part {
  const title = t('offerPage.state.accepted', {
    date: momentIn(language, acceptance?.accepted_at),
    name: acceptance?.name || t('offerPage.customer'),
  })
  const order = acceptance?.po_number && t('offerPage.poNumber', { number: acceptance.po_number })
  return note(
    'success',
    title,
    markup`<p>${[order, t('offerPage.state.acceptedText')].filter(Boolean).join('. ')}</p>
<p><a class="sf-page-button" data-main href="${calls}/pdf?lang=${language}" download data-file>${t('offerPage.signedPdf')}</a></p>
<h2 class="sf-page-strong">${t('offerPage.next.title')}</h2>
<ol class="sf-page-steps"><li>${t('offerPage.next.mail')}</li><li>${t('offerPage.next.seller', { company: company.name })}</li><li>${t('offerPage.next.ask')}</li></ol>`,
  )
}

function declined({ offer: { decline }, language, t }: Writing): Part {
  const reasons = [decline?.reason_code && t(`offerPage.reason.${decline.reason_code}`), decline?.reason].filter(
    Boolean,
  )
  const title = t('offerPage.state.declined', { date: momentIn(language, decline?.declined_at) })
  return note('danger', title, reasons.length > 0 && paragraph(reasons.join(': ')))
}

function superseded({ offer: { newer_version, company }, t }: Writing): Part {
  const more =
    newer_version === null
      ? paragraph(t('offerPage.state.supersededText', { company: company.name }))
      : markup`<p>${t('offerPage.newer.text')}</p><p><button type="button" class="sf-page-button" data-main data-newer disabled>${t('offerPage.newer.open')}</button></p>`
  return note('warning', t('offerPage.state.superseded'), more)
}

function expired({ offer: { validUntil, extension_requested, company }, t, formats }: Writing): Part {
  const title = t('offerPage.state.expired', { date: validUntil ? formats.day(validUntil) : '–' })
  if (extension_requested)
    return note('warning', title, paragraph(t('offerPage.state.timeAsked', { company: company.name })))
  return note(
    'warning',
    title,
    markup`<form class="sf-page-form" data-form="time">${field({ form: 'time', name: 'text', label: t('offerPage.time.text'), lines: true, attributes: markup`rows="2" maxlength="2000"` })}
<button class="sf-page-button" data-main disabled>${t('offerPage.time.button')}</button></form>`,
  )
}
