import { factFields, offerFactTexts, printedPaymentTerm } from '@staffel/shared-api/rules'
import type { Line } from '../text/text.types.ts'
import type { Block } from '../page/block.types.ts'
import { contentWidth, inks, sheet } from '../page/look.ts'
import { pairs } from '../page/pairs.ts'
import { heightOf } from '../page/text-block.ts'
import { addressLines } from './address-lines.ts'
import type { Printing, ReadyImage } from './document.types.ts'

const rightColumn = { x: 352, width: sheet.right - 352 }
const leftWidth = 260
const logoBox = { width: 190, height: 62 }
/** Where a window envelope shows the addressee. */
const addressTop = 138

/** Who offers, to whom, and the facts of the document. */
export function letterhead(printing: Printing): Block {
  const { paper } = printing
  const seller = sellerLines(printing)
  const logo = printing.logo && fitted(printing.logo)
  const name = printing.logo
    ? []
    : paper.setter.lines([{ runs: [{ text: printing.offer.company.name }] }], inks.companyName, leftWidth)
  const top = Math.max(logo?.height ?? heightOf(name), heightOf(seller)) + 26
  const buyer = buyerColumn(printing)
  const facts = pairs(paper, factsOf(printing), { ...rightColumn, labelWidth: 82 })
  const addressAt = Math.max(top, addressTop - sheet.top)
  const height = addressAt + Math.max(buyer.height, facts.height) + 8
  return {
    height,
    least: height,
    draw(y) {
      if (logo && printing.logo)
        paper.image(printing.logo.png, { x: sheet.left, y, ...logo }, printing.offer.company.name)
      else paper.text('P', name, { x: sheet.left, y })
      paper.text('P', seller, { x: rightColumn.x, y })
      buyer.draw(y + addressAt)
      facts.draw(rightColumn.x, y + addressAt)
    },
  }
}

function fitted({ width, height }: ReadyImage): { width: number; height: number } {
  const scale = Math.min(logoBox.width / width, logoBox.height / height)
  return { width: width * scale, height: height * scale }
}

function sellerLines({ paper, offer, logo }: Printing): Line[] {
  const { company } = offer
  const rest = [...addressLines(company), company.phone, company.email].filter((line): line is string => !!line?.trim())
  return [
    // Without a logo the name stands in its place, and once is enough.
    ...(logo
      ? paper.setter.lines([{ runs: [{ text: company.name, bold: true }] }], inks.smallInk, rightColumn.width)
      : []),
    ...paper.setter.lines(
      rest.map((text) => ({ runs: [{ text }] })),
      inks.small,
      rightColumn.width,
    ),
  ]
}

function buyerColumn({ paper, offer, t }: Printing) {
  const { customer } = offer
  const lay = (text: string, ink = inks.body as typeof inks.body | typeof inks.label | typeof inks.strong) =>
    paper.setter.lines([{ runs: [{ text }] }], ink, leftWidth)
  if (!customer) return { height: 0, draw: () => {} }
  const { billing, shipping } = customer.addresses
  const billTo = [billing.name, ...addressLines(billing)]
  const shipTo = [shipping.name, ...addressLines(shipping)]
  const elsewhere = addressLines(shipping).length > 0 && shipTo.join('\n') !== billTo.join('\n')
  const named = (lines: readonly string[]) =>
    lines.flatMap((line, index) => lay(line, index === 0 ? inks.strong : inks.body))
  const lines = [
    ...lay(t('pdf.billTo'), inks.label),
    ...named(billTo),
    ...(elsewhere
      ? [...lay(' ', inks.label), ...lay(t('pdf.shipTo'), inks.label), ...shipTo.flatMap((line) => lay(line))]
      : []),
  ]
  return { height: heightOf(lines), draw: (y: number) => paper.text('P', lines, { x: sheet.left, y }) }
}

function factsOf({ offer, options, t, formats, number }: Printing) {
  const term = printedPaymentTerm(offer.payment_term_days, options.language)
  return [
    [t('pdf.number'), number],
    [t('pdf.date'), formats.dayOf(offer.issuedAt ?? offer.createdDate)],
    [t('pdf.validUntil'), offer.validUntil && formats.day(offer.validUntil)],
    ...factFields.map((field) => [offerFactTexts[options.language][field].printed, offer[field]] as const),
    [t('pdf.customerVat'), offer.customer_vat_number],
    [t('pdf.delivery'), offer.desired_delivery_date && formats.day(offer.desired_delivery_date)],
    [term?.name ?? '', term?.value],
    [t('pdf.contact'), offer.created_by],
    [t('pdf.accepted'), options.signature && formats.dayOf(options.signature.at)],
  ] as const
}

/** What the document is, and its subject. */
export function titleBlock({ paper, offer, t, number }: Printing): Block {
  const kind = paper.setter.lines([{ runs: [{ text: `${t('pdf.offer')} ${number}` }] }], inks.eyebrow, contentWidth)
  const title = offer.title.trim()
    ? paper.setter.lines([{ runs: [{ text: offer.title }] }], inks.title, contentWidth)
    : []
  const height = heightOf(kind) + heightOf(title)
  return {
    height,
    least: height,
    above: 20,
    glued: true,
    draw(y) {
      paper.text(title.length > 0 ? 'P' : 'H1', kind, { x: sheet.left, y })
      if (title.length > 0) paper.text('H1', title, { x: sheet.left, y: y + heightOf(kind) })
    },
  }
}
