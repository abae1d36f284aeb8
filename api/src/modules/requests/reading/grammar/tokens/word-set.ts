import lists from './words.json' with { type: 'json' }

/** A word list of the grammar, both languages at once; what it is for stands where it is used. */
export const wordSet = (name: keyof typeof lists): ReadonlySet<string> => new Set(lists[name])
