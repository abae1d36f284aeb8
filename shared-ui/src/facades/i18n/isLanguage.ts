import type { Language } from '../../area/AreaModule.ts'

/** The languages that the product speaks. Anything else that a URL or a cookie says is ignored. */
const languages = ['nl', 'en'] as const satisfies readonly Language[]

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}
