import { addTranslations, i18n, useTranslation } from '@staffel/shared-ui/i18n'
import en from '../locales/en.json'
import nl from '../locales/nl.json'

const namespace = 'shell-commands'

/** The words of these dialogs, which come with them. */
export function useCommandTexts() {
  if (!i18n.hasResourceBundle('nl', namespace)) {
    addTranslations(namespace, 'nl', nl)
    addTranslations(namespace, 'en', en satisfies typeof nl)
  }
  return useTranslation(namespace)
}
