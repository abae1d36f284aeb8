import type { Language } from '@staffel/shared-api/contract'
import type { DomainError } from '../../../../errors.ts'
import { markup, type Markup } from '../../../../http/html/markup.ts'
import type { WrittenPage } from '../../../../http/html/written-page.ts'
import { text } from '../../../../texts/text.ts'
import { translate, translator } from '../../../../texts/translate.ts'

/** In place of an offer that cannot be shown; of an unknown link only that it leads nowhere. */
export function pageFailure(
  { code, status, options }: DomainError,
  language: Language,
  requestId: string,
): WrittenPage {
  const t = translator(language)
  if (code === 'NOT_FOUND' || code === 'VALIDATION')
    return written(404, language, t('offerPage.unknown.title'), markup`<p>${t('offerPage.unknown.text')}</p>`)
  const why = translate(language, options.message ?? text(`error.${code}`))
  return written(
    status,
    language,
    t('offerPage.failed.title'),
    markup`<p>${why}</p><p><a class="sf-page-button" data-main href="">${t('offerPage.failed.again')}</a></p>${status >= 500 && markup`<p class="sf-page-quiet">${t('offerPage.failed.id', { id: requestId })}</p>`}`,
  )
}

/** While nobody is to come to the page. */
export function pageAway(language: Language): WrittenPage {
  const t = translator(language)
  return written(503, language, t('offerPage.away.title'), markup`<p>${t('offerPage.away.text')}</p>`)
}

function written(status: number, language: Language, title: string, more: Markup): WrittenPage {
  return {
    status,
    language,
    title,
    body: markup`<main class="sf-page-main sf-page-nothing"><span class="sf-page-steps-mark" aria-hidden="true"></span><h1>${title}</h1>${more}</main>`,
  }
}
