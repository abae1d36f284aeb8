import { useTranslation } from 'react-i18next'
import { addTranslations, i18n } from '../i18n/i18n.ts'
import en from './locales/en.json'
import nl from './locales/nl.json'

const namespace = 'imports'

/** The words of a file on its way in, which come with it. */
export function useImportTexts() {
  if (!i18n.hasResourceBundle('nl', namespace)) {
    addTranslations(namespace, 'nl', nl)
    addTranslations(namespace, 'en', en satisfies typeof nl)
  }
  return useTranslation(namespace)
}
