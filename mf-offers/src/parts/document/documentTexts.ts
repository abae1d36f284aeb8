import { addTranslations, i18n, type Language } from '@staffel/shared-ui/i18n'
import en from './locales/en.json'
import nl from './locales/nl.json'

const namespace = 'offers-document'
const texts: Readonly<Record<Language, typeof nl>> = { nl, en }

/**
 * The words of the document in its own language, which need not be that of the interface; they are few, so both are
 * here.
 */
export function documentTexts(language: Language) {
  if (!i18n.hasResourceBundle(language, namespace)) addTranslations(namespace, language, texts[language])
  return i18n.getFixedT(language, namespace)
}
