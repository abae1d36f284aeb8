import type { GuestModule } from '@staffel/shared-ui/core'
import { ExactPushCard } from '../../features/push/ExactPushCard.tsx'
import { translations } from '../../translations.ts'

export const guest = {
  contractVersion: 1,
  place: 'offer.side',
  Component: ExactPushCard,
  translations,
} satisfies GuestModule<'offer.side'>
