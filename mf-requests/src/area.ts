import type { AreaModule } from '@staffel/shared-ui/area'
import { routes } from './routes.tsx'

export const area = {
  contractVersion: 1,
  id: 'requests',
  routes,
  translations: (language) =>
    (language === 'nl' ? import('./locales/nl.json') : import('./locales/en.json')).then((texts) => texts.default),
} satisfies AreaModule
