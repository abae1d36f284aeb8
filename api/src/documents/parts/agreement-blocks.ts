import type { Block } from '../page/block.types.ts'
import { colours, contentWidth, inks, sheet } from '../page/look.ts'
import { pairs } from '../page/pairs.ts'
import { heightOf } from '../page/text-block.ts'
import type { PdfSignature } from '../printed-offer.types.ts'
import type { Ink, Line } from '../text/text.types.ts'
import type { Printing } from './document.types.ts'

const padding = 14
const fieldGap = 24
/** To sign in. */
const signingRoom = 44
const leftWidth = 205
const right = { x: sheet.left + padding + leftWidth + 20, width: contentWidth - leftWidth - 2 * padding - 20 }
const markBox = { width: 180, height: 62 }

/** Where the customer agrees: how that was done, or lines to sign on. A draft has none. */
export function agreementBlocks(printing: Printing): Block[] {
  const { signature, draft } = printing.options
  if (signature) return [signedBlock(printing, signature)]
  return draft ? [] : [openBlock(printing)]
}

function openBlock({ paper, t, number }: Printing): Block {
  const lay = layer(paper)
  const title = lay(t('pdf.agreement'), inks.heading, contentWidth)
  const consent = lay(t('pdf.agreementText', { offer: number }), inks.small, contentWidth)
  const fields = [t('pdf.nameAndFunction'), t('pdf.place'), t('pdf.signature')]
  const top = heightOf(title) + heightOf(consent)
  const column = (contentWidth - (fields.length - 1) * fieldGap) / fields.length
  const height = top + signingRoom + inks.small.leading + 1
  return {
    height,
    least: height,
    above: 19,
    draw(y) {
      paper.text('H2', title, { x: sheet.left, y })
      paper.text('P', consent, { x: sheet.left, y: y + heightOf(title) })
      fields.forEach((field, index) => {
        const x = sheet.left + index * (column + fieldGap)
        const base = y + top + signingRoom
        paper.rule(base, inks.label.colour, 0.5, x, x + column)
        paper.text('P', lay(field, inks.small, column), { x, y: base + 1 })
      })
    },
  }
}

function signedBlock(printing: Printing, signature: PdfSignature): Block {
  const { paper, t, number } = printing
  const lay = layer(paper)
  const title = lay(t('pdf.signedTitle'), { ...inks.heading, colour: colours.success }, contentWidth - 2 * padding)
  const consent = lay(
    signature.consent?.trim() || t('pdf.agreementText', { offer: number }),
    inks.smallInk,
    contentWidth - 2 * padding,
  )
  const hash = signature.hash
    ? lay(`${t('pdf.hash')} ${signature.hash}`, { ...inks.small, size: 7.4, leading: 10.2 }, contentWidth - 2 * padding)
    : []
  const facts = pairs(paper, factsOf(printing, signature), { width: right.width, labelWidth: 84 })
  const mark = signatureMark(printing, signature)
  const bodyTop = padding + heightOf(title) + heightOf(consent) + 10
  const bodyHeight = Math.max(facts.height, mark.height)
  const height = bodyTop + bodyHeight + (hash.length > 0 ? heightOf(hash) + 8 : 0) + padding
  return {
    height,
    least: height,
    above: 19,
    draw(y) {
      paper.fill({ x: sheet.left, y, width: contentWidth, height }, colours.successSoft)
      paper.fill({ x: sheet.left, y, width: 3, height }, colours.success)
      const x = sheet.left + padding
      paper.text('H2', title, { x, y: y + padding })
      paper.text('P', consent, { x, y: y + padding + heightOf(title) })
      mark.draw(x, y + bodyTop)
      facts.draw(right.x, y + bodyTop)
      if (hash.length > 0) paper.text('P', hash, { x, y: y + bodyTop + bodyHeight + 8 })
    },
  }
}

function factsOf({ t, formats }: Printing, signature: PdfSignature) {
  return [
    [t('pdf.name'), signature.name],
    [t('pdf.function'), signature.function],
    [t('pdf.email'), signature.email],
    [t('pdf.signedOn'), formats.moment(signature.at)],
    [t('pdf.ip'), signature.ip],
    [t('pdf.poNumber'), signature.poNumber],
  ] as const
}

/** The signature as it was drawn, or else as it was typed. */
function signatureMark({ paper, drawnSignature, t }: Printing, { text, name }: PdfSignature) {
  if (!drawnSignature) {
    const lines = layer(paper)(text?.trim() || name, inks.signature, leftWidth)
    return { height: heightOf(lines), draw: (x: number, y: number) => paper.text('P', lines, { x, y }) }
  }
  const scale = Math.min((markBox.width - 12) / drawnSignature.width, (markBox.height - 8) / drawnSignature.height)
  const size = { width: drawnSignature.width * scale, height: drawnSignature.height * scale }
  return {
    height: markBox.height,
    draw(x: number, y: number) {
      paper.fill({ x, y, ...markBox }, '#ffffff')
      paper.image(
        drawnSignature.png,
        { x: x + (markBox.width - size.width) / 2, y: y + (markBox.height - size.height) / 2, ...size },
        `${t('pdf.signature')}: ${name}`,
      )
    },
  }
}

function layer(paper: Printing['paper']) {
  return (text: string, ink: Ink, width: number): Line[] => paper.setter.lines([{ runs: [{ text }] }], ink, width)
}
