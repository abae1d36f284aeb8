import { Type, type Static } from 'typebox'
import { Day, Id, Nullable, Strict, Text, Words } from '../../kit/schemaKit.ts'
import { planNames, subscriptionStatuses } from './rules/subscription.rules.ts'

const Limit = Nullable(Type.Integer({ minimum: 1, maximum: 1_000_000, examples: [50] }))

/** What an Admin decides for a tenant. */
const subscription = {
  /** Nobody of a tenant that is not active comes in. */
  is_active: Type.Boolean(),
  subscription_start_date: Nullable(Day),
  /** The last day on which its people come in. */
  subscription_end_date: Nullable(Day),
  /** Offers in a calendar month; null: as many as the plan allows. */
  offer_limit: Limit,
  /** Issuing more offers than that is refused. */
  enforce_plan_limit: Type.Boolean(),
  /** People of the company itself, not of its customers; null: without limit. */
  user_limit: Limit,
  /** The host at which customers find this tenant's offers, and no other's; null: wherever the product is reached. */
  public_host: Nullable(Text(253, { examples: ['offertes.staffel.example'] })),
}

export const TenantSubscription = Strict({
  id: Id,
  name: Type.String(),
  ...subscription,
  subscription_status: Nullable(Type.String()),
  subscription_plan_name: Nullable(Type.String()),
  /** Of the company itself, who may sign in. */
  users: Type.Integer({ minimum: 0, examples: [12] }),
  /** Issued in this calendar month, and how many the plan or the agreement allows. */
  offers: Strict({
    used: Type.Integer({ minimum: 0, examples: [18] }),
    limit: Nullable(Type.Integer({ minimum: 0, examples: [30] })),
  }),
  /** Its last day has passed, whatever its status says: its people do not come in. */
  is_over: Type.Boolean(),
  rev: Type.Integer({ minimum: 1 }),
})
export type TenantSubscription = Static<typeof TenantSubscription>

export const TenantInput = Strict({
  /** Left out: a new one. */
  id: Type.Optional(Id),
  name: Text(200, { minLength: 1 }),
  ...subscription,
  subscription_status: Nullable(Words(subscriptionStatuses)),
  subscription_plan_name: Nullable(Words(planNames)),
  /** With an id: what is changed. */
  rev: Type.Optional(Type.Integer({ minimum: 1 })),
})
export type TenantInput = Static<typeof TenantInput>
