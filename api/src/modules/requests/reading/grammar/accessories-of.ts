import { words } from '../words/words.ts'
import type { FoundItem } from './clause.types.ts'
import type { Token } from './tokens/token.types.ts'

const dimension = /^m ?\d{1,2}/

export interface AccessoryLine {
  readonly searchLine: string
  readonly quantity: number
}

/**
 * `50 bouten M8x40 verzinkt + moer en 2 ringen` asks for 50 nuts and 100 washers too. Each is named with the thread and
 * material of the bolt: those are what makes it the right one.
 */
export function accessoriesOf({
  tokens,
  accessories,
  quantity,
}: Pick<FoundItem, 'tokens' | 'accessories' | 'quantity'>): AccessoryLine[] {
  return accessories.map(({ name, times, described }) => {
    const thread = [...described, ...tokens]
      .map((token) => dimension.exec(token.folded)?.[0])
      .find((found) => found !== undefined)
    const own = described.filter((token) => !dimension.test(token.folded))
    const shared = own.some(isMaterial) ? [] : tokens.filter(isMaterial)
    return {
      searchLine: [...own, name, { text: thread?.toUpperCase() ?? '' }, ...shared]
        .map(({ text }) => text)
        .filter((text) => text !== '')
        .join(' '),
      quantity: quantity * times,
    }
  })
}

/** `rvs`, `A2`. Sections, norms and strengths are the bolt's own, and so is the form of its head. */
const isMaterial = ({ kind, folded }: Token): boolean =>
  (kind === 'word' && words.passedOn.has(folded)) ||
  (kind === 'size' && /^(?:a[1245](?:-?\d\d)?|(?:aisi|rvs|inox) ?\d{3}l?)$/.test(folded))
