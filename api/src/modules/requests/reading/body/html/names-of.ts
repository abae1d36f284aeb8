import lists from './elements.json' with { type: 'json' }

/** Names of elements and attributes that are treated alike; why stands where the list is used. */
export const namesOf = (list: keyof typeof lists): ReadonlySet<string> => new Set(lists[list])
