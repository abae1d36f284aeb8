import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language, Translations } from '../../area/AreaModule.ts'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'
import { askedLanguage, detectLanguage, rememberLanguage } from './detectLanguage.ts'
import { isLanguage } from './isLanguage.ts'

/** Loads the texts of one namespace in one language; `AreaModule.translations` fits. */
export type TranslationLoader = (language: Language) => Promise<Translations>

/** The one i18next of the house. An area never calls `init`. */
export const i18n = createInstance()

const loaders = new Map<string, TranslationLoader>()

/** Called once, by the shell, before the first render. Without a language it is detected. */
export async function initI18n(options: { language?: Language } = {}): Promise<void> {
  const language = options.language ?? detectLanguage()
  if (language === askedLanguage()) rememberLanguage(language)
  i18n.on('languageChanged', (changed) => {
    document.documentElement.lang = changed
  })
  await i18n.use(initReactI18next).init({
    lng: language,
    supportedLngs: ['nl', 'en'],
    fallbackLng: 'en',
    defaultNS: 'ui',
    ns: ['ui'],
    resources: { nl: { ui: nl }, en: { ui: en } },
    partialBundledLanguages: true,
    // React escapes.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
}

/** Adds texts that are already here, for one language. */
export function addTranslations(namespace: string, language: Language, translations: Translations): void {
  i18n.addResourceBundle(language, namespace, translations, true, true)
}

/**
 * Makes the texts of a namespace known: loads them in the current language now, and in another one before the
 * interface changes to it. Rejects when they cannot be loaded.
 */
export async function registerTranslations(namespace: string, load: TranslationLoader): Promise<void> {
  const language = currentLanguage()
  addTranslations(namespace, language, await load(language))
  loaders.set(namespace, load)
  // The language may have changed while the texts were on their way.
  if (currentLanguage() !== language) addTranslations(namespace, currentLanguage(), await load(currentLanguage()))
}

export function currentLanguage(): Language {
  return isLanguage(i18n.language) ? i18n.language : 'en'
}

/**
 * Changes the language of the whole interface and remembers it, unless it is only that of the page. Rejects, unchanged,
 * when texts cannot be loaded.
 */
export async function setLanguage(language: Language, { remember = true }: { remember?: boolean } = {}): Promise<void> {
  const missing = [...loaders].filter(([namespace]) => !i18n.hasResourceBundle(language, namespace))
  await Promise.all(
    missing.map(async ([namespace, load]) => addTranslations(namespace, language, await load(language))),
  )
  await i18n.changeLanguage(language)
  if (remember) rememberLanguage(language)
}
