import type { PublicOfferItem } from '@staffel/shared-api/contract'
import { ladderAt, quantityDial, type LadderPlace } from '@staffel/shared-api/rules'
import { markup, type Markup, type Part } from '../../../../../http/html/markup.ts'
import type { Writing } from '../offer-page.types.ts'

/**
 * Below a line whose quantity the customer may choose: to type it, to drag it, and the ladder with the step that it is
 * on. The program of the page moves all of it.
 */
export function dialRow(writing: Writing, item: PublicOfferItem): Part {
  const { t, formats } = writing
  const { id, description, quantity, frozen } = item
  const dial = quantityDial(item)
  if (!dial) return false
  const { first, last, step, unit } = dial
  const name = t('offerPage.quantity.of', { line: description })
  const range = t('offerPage.quantity.range', {
    least: formats.quantity(first),
    most: formats.quantity(last),
  })
  const packed = step === 1 ? '' : t('offerPage.quantity.packed', { step: formats.quantity(step) })
  return markup`<tr class="sf-page-dial" data-dial="${id}"><td colspan="4"><div class="sf-page-dial-box"><div class="sf-page-dial-set">
<span aria-hidden="true"><strong>${t('offerPage.quantity.yours')}</strong>${unit && markup` <span class="sf-page-quiet">(${unit})</span>`}</span>
<span class="sf-page-stepper"><button type="button" data-by="-1" aria-label="${t('offerPage.quantity.less', { line: description })}" disabled>−</button><input inputmode="decimal" autocomplete="off" maxlength="14" data-typed aria-label="${name}" aria-describedby="said-${id}" value="${formats.quantity(quantity)}" disabled><button type="button" data-by="1" aria-label="${t('offerPage.quantity.more', { line: description })}" disabled>+</button></span></div>
<input class="sf-page-slider" type="range" data-slider aria-label="${name}" min="${first}" max="${last}" step="${step}" value="${quantity}" disabled>
<p class="sf-page-dial-range">${[range, packed].filter(Boolean).join(' · ')}</p>
<p class="sf-page-problem" id="said-${id}" data-said role="status"></p>
${frozen?.ladder && ladder(writing, item, ladderAt(frozen.ladder, frozen.countedQuantity))}</div></td></tr>
`
}

function ladder(writing: Writing, { frozen }: PublicOfferItem, place: LadderPlace | null): Part {
  if (!place) return false
  const { t, formats } = writing
  const { steps, current, next, priceUnit } = place
  const price = (unitPrice: number | null) =>
    unitPrice === null ? t('offerPage.document.onRequest') : formats.price({ unitPrice, priceUnit })
  const missing =
    next && t('offerPage.quantity.next', { missing: formats.quantity(next.missing), price: price(next.unitPrice) })
  const counted =
    frozen &&
    frozen.countedLines > 1 &&
    t('offerPage.quantity.counted', {
      ...{ lines: frozen.countedLines, quantity: formats.quantity(frozen.countedQuantity) },
      unit: frozen.ladder?.sales_unit ?? '',
    })
  return markup`<p class="sf-page-step">${glyph(steps.length, current)}<span data-next>${[counted, missing].filter(Boolean).join(' · ')}</span></p>
<ol class="sf-page-ladder" aria-label="${t('offerPage.quantity.ladder')}">${steps.map(
    ({ tier, unitPrice }, index) =>
      markup`<li${index === current && markup` aria-current="true"`}><span>${
        tier.maxQuantity === null
          ? `≥ ${formats.quantity(tier.minQuantity)}`
          : `${formats.quantity(tier.minQuantity)} – ${formats.quantity(tier.maxQuantity)}`
      }</span> <strong>${price(unitPrice)}</strong></li>`,
  )}</ol>`
}

const [width, height, gap, mostBars] = [18, 14, 1, 5]

/** Descending steps, one of them lit, as everywhere a tiered price stands. */
function glyph(steps: number, current: number | null): Markup {
  const bars = Math.min(Math.max(steps, 2), mostBars)
  const lit = current === null ? -1 : Math.round((current * (bars - 1)) / Math.max(steps - 1, 1))
  const wide = (width - gap * (bars - 1)) / bars
  return markup`<svg class="sf-page-glyph" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">${Array.from(
    { length: bars },
    (_, index) => {
      const tall = height - (index * (height - 4)) / (bars - 1)
      return markup`<rect x="${index * (wide + gap)}" y="${height - tall}" width="${wide}" height="${tall}" rx="0.75"${index === lit && markup` data-lit`}/>`
    },
  )}</svg>`
}
