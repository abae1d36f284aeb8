import type { GuestModule } from '@staffel/shared-ui/core'
import { CustomerOffers } from '../../features/offer-list/views/CustomerOffers.tsx'
import { translations } from '../../translations.ts'

export const guest = {
  contractVersion: 1,
  place: 'customer.tabs',
  Component: CustomerOffers,
  translations,
} satisfies GuestModule<'customer.tabs'>
