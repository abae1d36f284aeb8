import type { GuestModule } from '@staffel/shared-ui/core'
import { MailSettings } from '../../../features/settings/mails/MailSettings.tsx'
import { translations } from '../../../translations.ts'

export const guest = {
  contractVersion: 1,
  place: 'settings.tabs',
  Component: MailSettings,
  translations,
} satisfies GuestModule<'settings.tabs'>
