import { words } from '../words/words.ts'
import { evidenceOf } from './goods-evidence.ts'
import type { FoundItem } from './read-clause.ts'
import type { Token } from './token.types.ts'

const dimension = /^m ?\d{1,2}/

export interface AccessoryLine {
  readonly searchLine: string
  readonly quantity: number
}

/**
 * `50 bouten M8x40 verzinkt + moer en 2 ringen` asks for 50 nuts and 100 washers too. Each is named with the thread and material of the
 * bolt: those are what makes it the right one.
 */
export function accessoriesOf({ tokens, accessories, quantity }: Pick<FoundItem, 'tokens' | 'accessories' | 'quantity'>): AccessoryLine[] {
  return accessories.map(({ name, times, described }) => {
    const thread = [...described, ...tokens].map((token) => dimension.exec(token.folded)?.[0]).find((found) => found !== undefined)
    const isDescribed = described.some(isMaterial)
    const shared = (isDescribed ? described : tokens).filter(isMaterial)
    return { searchLine: [name.text, ...(thread === undefined ? [] : [thread.toUpperCase()]), ...shared.map(({ text }) => text)].join(' '), quantity: quantity * times }
  })
}

/** Sections, norms, strengths and lengths are the bolt's own. */
const isMaterial = (token: Token): boolean =>
  !dimension.test(token.folded) && !words.pieces.has(token.folded) && (evidenceOf(token) === 'attribute' || (token.kind === 'size' && !/[x×*=]|din|iso|^\d{1,2}[.,]\d$/.test(token.folded)))
