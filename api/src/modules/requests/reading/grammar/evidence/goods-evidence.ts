import { words } from '../../words/words.ts'
import type { Token } from '../tokens/token.types.ts'
import { wordSet } from '../tokens/word-set.ts'

/** English words that end as Dutch goods do. */
const lookalikes = wordSet('lookalikes')

/** A noun of goods, alone or as the end of a compound. */
export function isGoodsWord(folded: string): boolean {
  if (words.notGoods.has(folded) || lookalikes.has(folded)) return false
  if (words.goods.has(folded) || words.goodsEndings.has(folded)) return true
  for (let at = Math.max(1, folded.length - 20); at <= folded.length - 4; at += 1)
    if (words.goodsEndings.has(folded.slice(at))) return true
  return false
}

/** Things that are counted in mails and never sold here, alone or as the end of a compound. */
export const isNoGoods = (folded: string): boolean =>
  words.notGoods.has(folded) || words.notGoodsEndings.some((ending) => folded.endsWith(ending))

export type Evidence = 'goods' | 'size' | 'attribute' | 'measure' | 'unknown' | 'none'

const holdsDigit = /\d/
/** Sizes that say by themselves what goods they are of. */
const namedSize = /^(?:osb|eps|xps|hea|heb|hem|ipe|unp|upe|inp)/

/**
 * What a token says about goods. `unknown`: a word that may be anything. `measure`: a length or volume, which tells
 * little alone.
 */
export function evidenceOf(token: Token | undefined): Evidence {
  if (!token) return 'none'
  if (token.kind === 'size') return namedSize.test(token.folded) ? 'goods' : 'size'
  if (token.kind === 'code') return 'goods'
  if (token.kind === 'measure')
    return token.unit !== undefined && /^(?:mm|cm|dm|°|graden|degrees?|micron|mu|ml|cl|gram|gr)/.test(token.unit)
      ? 'size'
      : 'measure'
  if (token.kind !== 'word') return 'none'
  if (words.attributes.has(token.folded)) return isGoodsWord(token.folded) ? 'goods' : 'attribute'
  if (isGoodsWord(token.folded)) return 'goods'
  if (isGrammar(token.folded) || isNoGoods(token.folded)) return 'none'
  return holdsDigit.test(token.folded) ? 'size' : 'unknown'
}

const small: ReadonlySet<string> = new Set(
  `
  de het een the a an van of voor for met with in op on aan at te to tot bij by uit from per naar als as om is of or elk each alle all ca circa ongeveer about approx hoi hallo hi hello
  beste dear goedemorgen goedemiddag goedendag dag geachte heer mevrouw sir madam x a onze our uw your mijn my je jouw zijn alles everything volgende following onderstaande niet not no nee yes ja wel er bij erbij doe namelijk bijvoorbeeld bv zoals toch andere ander evt eventueel totaal samen gewoon namely eg nu kijken weer
  eerste tweede derde vierde first third zo'n iets plusminus plm ong deze tbv ivm ook nog al zo eens daarvoor hiervoor daarbij daarmee tekort tussen over onder boven binnenkort`
    .trim()
    .split(/\s+/),
)

/** Words that say nothing about which goods. */
function isGrammar(folded: string): boolean {
  return (
    small.has(folded) ||
    words.clauseWords.has(folded) ||
    words.joiners.has(folded) ||
    words.pieces.has(folded) ||
    words.packs.has(folded) ||
    words.measures.has(folded) ||
    words.labels.has(folded) ||
    words.weekdays.has(folded) ||
    words.ditto.has(folded) ||
    words.pointers.has(folded)
  )
}
