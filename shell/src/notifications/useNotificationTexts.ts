import { addTranslations, i18n, useTranslation } from '@staffel/shared-ui/i18n'
import en from './locales/en.json'
import nl from './locales/nl.json'

const namespace = 'shell-notifications'

/** The bell's own words, which come with it. */
export function useNotificationTexts() {
  if (!i18n.hasResourceBundle('nl', namespace)) {
    addTranslations(namespace, 'nl', nl)
    addTranslations(namespace, 'en', en satisfies typeof nl)
  }
  return useTranslation(namespace)
}
