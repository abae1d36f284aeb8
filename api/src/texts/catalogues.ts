import type { Language } from '@staffel/shared-api/contract'
import en from './en.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }

/** What the server says to people, in each language of the contract: a language is a file, and its name here. */
export const catalogues = { nl, en } satisfies Record<Language, typeof nl>
