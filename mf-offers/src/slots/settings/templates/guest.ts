import type { GuestModule } from '@staffel/shared-ui/core'
import { TemplateSettings } from '../../../features/settings/templates/TemplateSettings.tsx'
import { translations } from '../../../translations.ts'

export const guest = {
  contractVersion: 1,
  place: 'settings.tabs',
  Component: TemplateSettings,
  translations,
} satisfies GuestModule<'settings.tabs'>
