import type { TenantInput, TenantSubscription } from '@staffel/shared-api/contract'
import { planNames, subscriptionStatuses } from '@staffel/shared-api/rules'

export type TenantField = Exclude<keyof TenantInput, 'id' | 'rev'>
export type TenantValues = Readonly<Record<TenantField, string>>

/** Of a choice: there is none. */
export const none = 'none'

/** Of a new one. */
const first: TenantValues = {
  name: '',
  is_active: 'yes',
  subscription_status: 'active',
  subscription_plan_name: planNames[0],
  subscription_start_date: '',
  subscription_end_date: '',
  offer_limit: '',
  enforce_plan_limit: 'no',
  user_limit: '',
  public_host: '',
}

export function valuesOf(tenant: TenantSubscription | null): TenantValues {
  if (!tenant) return first
  const answer = (isSo: boolean) => (isSo ? 'yes' : 'no')
  return {
    name: tenant.name,
    is_active: answer(tenant.is_active),
    subscription_status: tenant.subscription_status ?? none,
    subscription_plan_name: tenant.subscription_plan_name ?? none,
    subscription_start_date: tenant.subscription_start_date ?? '',
    subscription_end_date: tenant.subscription_end_date ?? '',
    offer_limit: String(tenant.offer_limit ?? ''),
    enforce_plan_limit: answer(tenant.enforce_plan_limit),
    user_limit: String(tenant.user_limit ?? ''),
    public_host: tenant.public_host ?? '',
  }
}

/** A limit as it is typed, with or without points between thousands; undefined where it is none. */
export function limitOf(typed: string): number | null | undefined {
  const digits = typed.trim().replaceAll('.', '')
  if (digits === '') return null
  const limit = /^\d{1,7}$/.test(digits) ? Number(digits) : 0
  return limit >= 1 && limit <= 1_000_000 ? limit : undefined
}

export function inputOf(values: TenantValues): TenantInput {
  const known = (value: string) => (value.trim() === '' || value === none ? null : value.trim())
  return {
    name: values.name.trim(),
    is_active: values.is_active === 'yes',
    subscription_status: subscriptionStatuses.find((status) => status === values.subscription_status) ?? null,
    subscription_plan_name: planNames.find((plan) => plan === values.subscription_plan_name) ?? null,
    subscription_start_date: known(values.subscription_start_date),
    subscription_end_date: known(values.subscription_end_date),
    offer_limit: limitOf(values.offer_limit) ?? null,
    enforce_plan_limit: values.enforce_plan_limit === 'yes',
    user_limit: limitOf(values.user_limit) ?? null,
    public_host: known(values.public_host)?.toLowerCase() ?? null,
  }
}
