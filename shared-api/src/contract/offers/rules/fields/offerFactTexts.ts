import type { Language } from '../../../identity/schemas.ts'
import type { FactField } from './offerFields.ts'
import en from './en.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }

/** How a fact is called on the document, in the editor, and among the changes between versions. */
type FactTexts = Readonly<Record<'printed' | 'typed' | 'compared', string>>

/** The document and its sheet on the screen call a fact the same, so both ends have its names from here. */
export const offerFactTexts: Readonly<Record<Language, Readonly<Record<FactField, FactTexts>>>> = { nl, en }
