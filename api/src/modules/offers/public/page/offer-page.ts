import type { Language } from '@staffel/shared-api/contract'
import { shownOfferNumber } from '@staffel/shared-api/rules'
import { formats } from '../../../../documents/formats.ts'
import { Markup, markup } from '../../../../http/html/markup.ts'
import type { WrittenPage } from '../../../../http/html/written-page.ts'
import { translator, type Translate } from '../../../../texts/translate.ts'
import type { LinkedOffer } from './offer-page.types.ts'
import { offerSheet } from './sheet/offer-sheet.ts'
import { pageAnswer } from './page-answer.ts'
import { pageHead, pageSummary } from './page-head.ts'
import { pageState } from './page-state.ts'
import { pageFiles, pageQuestions } from './page-talk.ts'

/** The whole page behind a link, to be read without a program and answered with one. */
export function offerPage(
  linked: LinkedOffer,
  { language, calls }: { language: Language; calls: string },
): WrittenPage {
  const { offer } = linked
  const t = translator(language)
  const writing = { ...linked, language, calls, t, formats: formats(language, offer.currency, 'Europe/Amsterdam') }
  const title = t('offerPage.tab', {
    offer: t('offerPage.offer'),
    number: shownOfferNumber(offer),
    company: offer.company.name,
  })
  const body = markup`${pageHead(writing)}
<main class="sf-page-main" data-state="${offer.state}">
${pageSummary(writing)}
${pageState(writing)}
${offerSheet(writing)}
${pageFiles(writing)}
${pageQuestions(writing)}
</main>
${pageAnswer(writing)}
<div class="sf-page-toasts" role="status" data-toasts></div>
<script type="application/json" id="words">${wordsFor(t)}</script>`
  return { status: 200, language, title, body }
}

/** What the program on the page says when it must; it has no words of its own. */
function wordsFor(t: Translate): Markup {
  const words = {
    notSent: t('offerPage.answer.notSent'),
    changed: t('offerPage.answer.changed'),
    retry: t('offerPage.answer.retry'),
    close: t('offerPage.answer.close'),
    sent: t('offerPage.questions.sent'),
    newerFailed: t('offerPage.newer.failed'),
    fileFailed: t('offerPage.files.failed'),
    declineMissing: t('offerPage.declining.missing'),
    quantity: {
      next: t('offerPage.quantity.next', { missing: '{missing}', price: '{price}' }),
      counted: t('offerPage.quantity.counted', { lines: '{lines}', quantity: '{quantity}', unit: '{unit}' }),
      below: t('offerPage.quantity.below', { least: '{least}' }),
      above: t('offerPage.quantity.above', { most: '{most}' }),
      step: t('offerPage.quantity.rounded', { step: '{step}', quantity: '{quantity}' }),
      whole: t('offerPage.quantity.whole', { quantity: '{quantity}' }),
    },
    missing: {
      name: t('offerPage.sign.missing.name'),
      email: t('offerPage.sign.missing.email'),
      signature: t('offerPage.sign.missing.signature'),
      agree: t('offerPage.sign.missing.agree'),
    },
  }
  return new Markup(JSON.stringify(words).replaceAll('<', '\\u003c'))
}
