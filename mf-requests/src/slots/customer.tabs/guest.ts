import type { GuestModule } from '@staffel/shared-ui/core'
import { CustomerRequests } from '../../features/request-list/CustomerRequests.tsx'
import { translations } from '../../translations.ts'

export const guest = {
  contractVersion: 1,
  place: 'customer.tabs',
  Component: CustomerRequests,
  translations,
} satisfies GuestModule<'customer.tabs'>
