import type { AreaModule } from '@staffel/shared-ui/area'
import { routes } from './routes.tsx'
import { translations } from './translations.ts'

export const area = {
  contractVersion: 1,
  id: 'integrations',
  routes,
  translations,
} satisfies AreaModule
