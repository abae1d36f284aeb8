import lists from './foreign-telltales.json' with { type: 'json' }

/**
 * Common words, folded, of languages that requests come in and that the reader knows no grammar of: German, French,
 * Spanish, Italian, Polish. None of them is a usual Dutch or English word.
 */
export const foreignTelltales: readonly ReadonlySet<string>[] = lists.map((words) => new Set(words))
