import type { GuestModule } from '@staffel/shared-ui/core'
import { CustomerNumbers } from '../../../features/article-numbers/CustomerNumbers.tsx'
import { translations } from '../../../translations.ts'

export const guest = {
  contractVersion: 1,
  place: 'customer.tabs',
  Component: CustomerNumbers,
  translations,
} satisfies GuestModule<'customer.tabs'>
