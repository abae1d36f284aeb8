import { isForeign } from './is-foreign.ts'
import { isGoodsWord, isNoGoods } from '../grammar/evidence/goods-evidence.ts'
import { tokenise } from '../grammar/tokens/tokenise.ts'
import type { Token } from '../grammar/tokens/token.types.ts'
import type { MailAttachment } from '../read-mail.types.ts'
import { fold } from '../words/fold.ts'
import { words } from '../words/words.ts'

export interface Unread {
  readonly subject: string
  /** What the writer wrote for this mail. */
  readonly own: string
  readonly english: boolean
  /** The whole text that is shown. */
  readonly text: string
  readonly html: string
  readonly attachments: readonly MailAttachment[]
}

/** How much of a text is looked at. */
const most = 20_000

/**
 * Whether a mail of which no line was read may ask for goods all the same: what asks may stand where nothing is read,
 * in a language that is not known, or in words that the grammar does not hold. A person looks at it then.
 */
export function isDoubtful({ subject, own, english, text, html, attachments }: Unread): boolean {
  const written = own.trim() === '' ? text : own
  const said = `${subject}\n${written}`.slice(0, most)
  return (
    attachments.some((file) => isDocument(file) || (isPicture(file) && !isThanks(written))) ||
    showsOnlyPictures(text, html) ||
    linksToFiles(said) ||
    isForeign(`${subject}\n${own}`) ||
    namesSizes(said, english)
  )
}

/** Papers that come along with a mail and ask for nothing. */
export const isSidePaper = (name: string): boolean =>
  /voorwaarden|terms|privacy|disclaimer|brochure|factuur|invoice|certifica|logo/i.test(name)

/** Signatures, invitations, visiting cards, mails and style sheets: nobody writes a list in them. */
const attendants =
  /^(?:application\/(?:pkcs7-signature|x-pkcs7-signature|pgp-signature|pgp-keys|ics)|text\/(?:calendar|vcard|x-vcard|css|x-amp-html)|message\/(?:rfc822|delivery-status|disposition-notification))$/
const attendantNames = /\.(?:p7s|asc|sig|ics|vcf|css|eml)$/i

const isPictureKind = ({ mime, name }: MailAttachment): boolean =>
  mime.startsWith('image/') || /\.(?:jpe?g|png|gif|webp|heic|heif|tiff?|bmp)$/i.test(name)

/** A file that somebody may have written a list in. */
function isDocument(file: MailAttachment): boolean {
  const { name, mime, bytes, inline } = file
  return (
    !isPictureKind(file) &&
    !inline &&
    bytes.length > 0 &&
    !isSidePaper(name) &&
    !attendants.test(mime.split(';', 1)[0] ?? '') &&
    !attendantNames.test(name)
  )
}

/** Decoration of a signature is small, or named by the mail program that put it there. */
const decoration = {
  named: /^(?:image\d{1,4}|outlook-|icon|banner|facebook|linkedin|instagram|twitter|youtube|signature|handtekening)/i,
  bytes: 15_000,
  inlineBytes: 40_000,
}

function isPicture(file: MailAttachment): boolean {
  const { name, mime, bytes, inline } = file
  if (!isPictureKind(file) || mime === 'image/svg+xml' || isSidePaper(name)) return false
  return inline
    ? bytes.length > decoration.inlineBytes
    : bytes.length > decoration.bytes || !decoration.named.test(name)
}

/** Thanks with a photo of how it turned out, unless they point to what is attached. */
const isThanks = (text: string): boolean => {
  const folded = fold(text.slice(0, most)).trim()
  return (
    /^(?:hartelijk |heel erg |alvast )?(?:bedankt|dank|thanks|thank you)\b/.test(folded) &&
    !/bijlage|bijgevoegd|bijgaand|hierbij|\bzie\b|\bscan\b|\bsee\b|attach/.test(folded) &&
    !words.asks.test(folded)
  )
}

const showsOnlyPictures = (text: string, html: string): boolean =>
  !/[\p{L}\d]/u.test(text) && html.toLowerCase().includes('<img')

const fileHosts = [
  'we.tl/',
  'wetransfer.com/',
  'drive.google.com/',
  'docs.google.com/',
  'dropbox.com/',
  '1drv.ms/',
  'onedrive.live.com/',
  'sharepoint.com/',
  'transfernow.net/',
  'smash.com/',
  'fromsmash.com/',
]
const linksToFiles = (text: string): boolean => fileHosts.some((host) => text.toLowerCase().includes(host))

/** Sizes, or how many there are of something. */
function namesSizes(text: string, english: boolean): boolean {
  return text.split('\n').some((line) => {
    const tokens = tokenise(line.slice(0, 2_000), english)
    const folded = fold(line.slice(0, 2_000))
    const asks = words.asks.test(folded)
    const isTold = !asks && words.told.test(folded)
    return tokens.some(
      (token, index) =>
        token.kind === 'measure' ||
        isSize(token) ||
        (token.kind === 'number' && !isTold && counts(tokens[index + 1], asks)),
    )
  })
}

/** Not a grade or a colour alone, which other things are called by too. */
const isSize = ({ kind, folded }: Token): boolean =>
  kind === 'size' && /\d ?[x×*] ?\d|^m\d|^[øo∅] ?\d|\d ?(?:mm|cm)\b/.test(folded)

function counts(next: Token | undefined, asks: boolean): boolean {
  if (next?.kind !== 'word' || isNoGoods(next.folded)) return false
  return (
    asks ||
    words.pieces.has(next.folded) ||
    words.packs.has(next.folded) ||
    /[tp]?jes?$/.test(next.folded) ||
    isGoodsWord(next.folded)
  )
}
