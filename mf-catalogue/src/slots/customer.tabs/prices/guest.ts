import type { GuestModule } from '@staffel/shared-ui/core'
import { CustomerPriceLists } from '../../../features/prices/CustomerPriceLists.tsx'
import { translations } from '../../../translations.ts'

export const guest = {
  contractVersion: 1,
  place: 'customer.tabs',
  Component: CustomerPriceLists,
  translations,
} satisfies GuestModule<'customer.tabs'>
