import { useTranslation } from 'react-i18next'
import { addTranslations, i18n } from '../i18n/i18n.ts'
import en from './locales/en.json'
import nl from './locales/nl.json'

const namespace = 'plans'

/** The words of the plans and of the calculator, which come with them. */
export function usePlanTexts() {
  if (!i18n.hasResourceBundle('nl', namespace)) {
    addTranslations(namespace, 'nl', nl)
    addTranslations(namespace, 'en', en satisfies typeof nl)
  }
  return useTranslation(namespace)
}
