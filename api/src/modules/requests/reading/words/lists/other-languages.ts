import lists from './other-languages.json' with { type: 'json' }
import type { WordLists } from './word-lists.types.ts'

/** What goods are counted and packed in, in German and French, folded: enough to see that a line asks for goods. */
export const otherLanguages: Pick<WordLists, 'pieces' | 'packs' | 'asks'> = lists
