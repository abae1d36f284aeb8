import lists from './dutch.json' with { type: 'json' }
import type { WordLists } from './word-lists.types.ts'

export const dutch: WordLists = lists
