import type { AreaModule } from '@staffel/shared-ui/area'

/** The texts of this area, for its pages and for its guests in other areas. */
export const translations: AreaModule['translations'] = (language) =>
  (language === 'nl' ? import('./locales/nl.json') : import('./locales/en.json')).then((texts) => texts.default)
