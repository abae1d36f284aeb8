import { fold } from '../../words/fold.ts'
import { words } from '../../words/words.ts'

/** Says that goods are taken back, put off, or only told of. */
export function isRefused(text: string): boolean {
  const folded = withoutOthers(fold(text))
  const asked = perfect.test(folded) ? folded.replace(whether, ' ') : folded
  return (
    words.refusals.test(folded.replace(inStore, ' ')) ||
    spared.test(folded) ||
    judged.test(folded) ||
    onPaper.test(folded) ||
    (words.told.test(folded) && !words.asks.test(asked))
  )
}

/** `Heb je 20 balken liggen?` asks for them; `die heb ik nog liggen` does not. */
const inStore =
  /(?<!\p{L})(?:heb je|heb jij|hebt u|heeft u|hebben jullie)(?!\p{L})(?:(?!heb je|heb jij|hebt u|heeft u|hebben jullie)[^?.]){0,160}? liggen(?!\p{L})/u

/** `hebben jullie 20 balken?` asks for them; `gisteren hebben jullie 20 balken gebracht` does not. */
const whether = /(?<!\p{L})(?:heb je|heb jij|hebt u|heeft u|hebben jullie)(?!\p{L})/gu

const priced = 'prijs|prijzen|prices?'
/** `De prijs van de balken is prima`. */
const judged = new RegExp(
  String.raw`(?<!\p{L})(?:${priced}) (?:(?!${priced}).){0,80}?(?<!\p{L})(?:is|zijn|was|waren|are|were) (?:erg |heel |te |wel |niet |very |too |not )?(?:prima|goed|oke?|akkoord|netjes|scherp|hoog|duur|laag|fine|good|high)(?!\p{L})`,
  'u',
)

/**
 * `nog 20 balken, die van vorige week waren prima`, `zelfde als vorige week: 20 balken`: what is told of is other
 * goods.
 */
export const withoutOthers = (folded: string): string => folded.replace(others, ' ')
const others =
  /, (?:die|dat|those|the ones) (?:van|uit|from|of) (?:de |het |the )?(?:vorige|vorig|laatste|last|previous)(?!\p{L})[^,;.?!]{0,120}|(?<!\p{L})(?:(?:het)?zelfde als|idem als|net als|zoals|same as|like) (?:de |het |the )?(?:vorige|vorig|last|previous) (?:keer|week|maand|jaar|time|month|year)(?!\p{L})/gu

/** `Op factuur 881 staan 20 balken`: billed or brought, not asked for. */
const onPaper =
  /(?<!\p{L})(?:op|on) (?:de |uw |jullie |onze |the |your |our )?(?:factuur|pakbon|bon|vrachtbrief|invoice|delivery note)(?: (?:nr\.? ?)?[\d./-]{1,20})? (?:staat|staan|stond|stonden|shows?|lists?|is|are)(?!\p{L})/u

/** `hoeven we nu nog niet`. */
const spared = /(?<!\p{L})hoeft? (?:\p{L}+ ){0,4}?niet(?!\p{L})|(?<!\p{L})hoeven (?:\p{L}+ ){0,4}?niet(?!\p{L})/u

/** `ik heb een kraan gehuurd`, `we have ordered 20 boards`. What goods are (`geschaafd`, `needed`) is no deed. */
export const perfect =
  /(?<!\p{L})(?:heb|hebt|heeft|hebben|had|hadden|werd|werden)(?!\p{L}).{0,120}?(?<!\p{L})(?:aan|af|op|uit|in|mee|bij|na|over|toe)?ge(?!zaagd|schaafd|impreg|galva|polijst|lamin|lijmd|gevinger)\p{L}{2,}(?:d|t|en)(?!\p{L})|(?<!\p{L})(?:have|has|had|was|were) (?:just |already |been )?(?!need|requir|galvan)\p{L}{3,}ed(?!\p{L})/u
