import type { GuestModule } from '@staffel/shared-ui/core'
import { RequestSettings } from '../../features/settings/RequestSettings.tsx'
import { translations } from '../../translations.ts'

export const guest = {
  contractVersion: 1,
  place: 'settings.tabs',
  Component: RequestSettings,
  translations,
} satisfies GuestModule<'settings.tabs'>
