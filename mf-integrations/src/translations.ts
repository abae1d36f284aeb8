import type { AreaModule } from '@staffel/shared-ui/area'

/** Of the area and of its guests. */
export const translations: AreaModule['translations'] = (language) =>
  (language === 'nl' ? import('./locales/nl.json') : import('./locales/en.json')).then((texts) => texts.default)
