import type { GuestModule } from '@staffel/shared-ui/core'
import { PricingSettings } from '../../../features/settings/pricing/PricingSettings.tsx'
import { translations } from '../../../translations.ts'

export const guest = {
  contractVersion: 1,
  place: 'settings.tabs',
  Component: PricingSettings,
  translations,
} satisfies GuestModule<'settings.tabs'>
