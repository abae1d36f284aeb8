import type { GuestModule } from '@staffel/shared-ui/core'
import { CatalogueSettings } from '../../features/settings/CatalogueSettings.tsx'
import { translations } from '../../translations.ts'

export const guest = {
  contractVersion: 1,
  place: 'settings.tabs',
  Component: CatalogueSettings,
  translations,
} satisfies GuestModule<'settings.tabs'>
