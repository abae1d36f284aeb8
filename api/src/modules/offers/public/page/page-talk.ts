import type { OfferComment } from '@staffel/shared-api/contract'
import { markup, type Markup, type Part } from '../../../../http/html/markup.ts'
import { field } from './field.ts'
import { momentIn } from './moment-in.ts'
import type { Writing } from './offer-page.types.ts'

/** What was sent along; nothing sent along, nothing shown. */
export function pageFiles({ offer: { attachments }, calls, t, formats }: Writing): Part {
  if (attachments.length === 0) return false
  return markup`<section class="sf-page-card" aria-labelledby="files"><h2 id="files">${t('offerPage.files.heading')}</h2><ul class="sf-page-files">${attachments.map(
    ({ id, filename, bytes }) =>
      markup`<li><a href="${calls}/attachments/${id}" download data-file>${filename} (${sizeOf(bytes, formats)})</a></li>`,
  )}</ul></section>`
}

/** `820 kB`, `1,4 MB`. */
function sizeOf(bytes: number, { quantity }: Writing['formats']): string {
  if (bytes < 1_000_000) return `${quantity(Math.max(1, Math.round(bytes / 1000)))} kB`
  return `${quantity(Math.round(bytes / 100_000) / 10)} MB`
}

/** Questions and answers, and a box for another question. */
export function pageQuestions(writing: Writing): Markup {
  const { offer, recipient, t } = writing
  const { comments } = offer
  return markup`<section class="sf-page-card" aria-labelledby="questions" data-talk><h2 id="questions">${t('offerPage.questions.heading')}</h2>
${comments.length > 0 && markup`<ol class="sf-page-comments">${comments.map((comment) => said(writing, comment))}</ol>`}
<form class="sf-page-form" data-form="question">${comments.length === 0 && markup`<p class="sf-page-quiet">${t('offerPage.questions.intro')}</p>`}
${field({ form: 'question', name: 'name', label: t('offerPage.questions.name'), attributes: markup`maxlength="200" autocomplete="name" value="${recipient ?? ''}"` })}
${field({ form: 'question', name: 'text', label: t('offerPage.questions.text'), lines: true, attributes: markup`rows="3" maxlength="4000"` })}
<button class="sf-page-button" disabled>${t('offerPage.questions.send')}</button></form></section>`
}

function said({ language, t }: Writing, { author, author_kind, at, text }: OfferComment): Markup {
  return markup`<li data-by="${author_kind}"><small><strong>${author || t(`offerPage.comments.${author_kind}`)}</strong> · ${momentIn(language, at)}</small><p>${text}</p></li>`
}
