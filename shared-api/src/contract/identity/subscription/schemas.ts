import type { Static } from 'typebox'
import { Type } from 'typebox'
import { Strict, Text, Words } from '../../kit/schemaKit.ts'

export const SubscriptionRequest = Strict({
  plan: Words(['basic', 'pro', 'enterprise']),
  /** Where sales may call, beside the address that asks. */
  phone: Type.Optional(Text(40)),
  message: Type.Optional(Text(2_000)),
})
export type SubscriptionRequest = Static<typeof SubscriptionRequest>
