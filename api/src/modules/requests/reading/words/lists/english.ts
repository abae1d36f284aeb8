import lists from './english.json' with { type: 'json' }
import type { WordLists } from './word-lists.types.ts'

export const english: WordLists = lists
