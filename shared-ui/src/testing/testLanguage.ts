import { act } from '@testing-library/react'
import type { Language, Translations } from '../area/AreaModule.ts'
import { toast } from '../toast/toast.ts'
import { addTranslations, i18n, initI18n } from '../facades/i18n/i18n.ts'

/** Texts of an area for its tests: `withTranslations('offers', { nl, en })`, once per test file. */
export function withTranslations(namespace: string, texts: Record<Language, Translations>): void {
  startTexts('en')
  addTranslations(namespace, 'nl', texts.nl)
  addTranslations(namespace, 'en', texts.en)
}

/** Everything is bundled, so that the texts are there when this returns. */
export function startTexts(language: Language): void {
  if (!i18n.isInitialized) void initI18n({ language })
  if (i18n.language !== language) act(() => void i18n.changeLanguage(language))
}

afterEach(() => {
  act(() => toast.clear())
})
