import { addTranslations, i18n, useTranslation, type Language, type Translations } from '@staffel/shared-ui/i18n'

/** The words of a part of the frame that comes when it is wanted, and brings them along. */
export function useOwnTexts(part: string, texts: Readonly<Record<Language, Translations>>) {
  const namespace = `shell-${part}`
  if (!i18n.hasResourceBundle('nl', namespace)) {
    addTranslations(namespace, 'nl', texts.nl)
    addTranslations(namespace, 'en', texts.en)
  }
  return useTranslation(namespace)
}
