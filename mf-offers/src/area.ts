import type { AreaModule } from '@staffel/shared-ui/area'
import { routes } from './routes.tsx'

// The chunk names are a convention: the shell fetches `locale-<language>` together with the area's code.
const texts = {
  nl: () => import(/* webpackChunkName: "locale-nl" */ './locales/nl.json'),
  en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.json'),
}

export const area = {
  contractVersion: 1,
  id: 'offers',
  routes,
  translations: async (language) => (await texts[language]()).default,
} satisfies AreaModule
