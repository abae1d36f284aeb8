import type { AreaModule } from '@staffel/shared-ui/area'

// The chunk names are a convention: the shell fetches `locale-<language>` together with the area's code.
const texts = {
  nl: () => import(/* webpackChunkName: "locale-nl" */ './locales/nl.json'),
  en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.json'),
}

/** The texts of this area, for its pages and for its guests in other areas. */
export const translations: AreaModule['translations'] = async (language) => (await texts[language]()).default
