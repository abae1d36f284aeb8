import type { Profile } from '@staffel/shared-api/contract'
import { checkAccess, homePath, normaliseRoles, userFeatures } from '@staffel/shared-api/rules'
import type { TokenIdentity } from '../../../http/caller.ts'
import { portraitUrl } from '../../../files/uploads/portraits.ts'
import type { Account } from '../account.repository.ts'

const ownFeatures = new Set<string>(userFeatures)

/** The session user as both specifications describe it, with the outcome of the access check. */
export function profileOf(account: Account, identity: TokenIdentity): Profile {
  const roles = normaliseRoles([account.role_name])
  const state = checkAccess({ ...account, roles })
  return {
    user_id: account.user_id,
    uid: identity.uid,
    email: account.email,
    // An unverified address does not get this far.
    emailVerified: true,
    first_name: account.first_name,
    last_name: account.last_name,
    phone: account.phone,
    photoURL: portraitUrl(account) ?? identity.picture,
    language: account.language,
    is_blocked: account.is_blocked,
    roles,
    is_tenant: account.is_tenant,
    tenant_id: account.tenant_id,
    tenant_name: account.tenant_name,
    tenant_is_active: account.tenant_is_active,
    organization_id: account.organization_id,
    organization_name: account.organization_name,
    region_id: account.region_id,
    region_name: account.region_name,
    subscription_status: account.subscription_status,
    subscription_plan_name: account.subscription_plan_name,
    subscription_start_date: account.subscription_start_date,
    subscription_end_date: account.subscription_end_date,
    // What a subscription calls so is nobody's claim.
    features: [...account.features.filter((name) => !ownFeatures.has(name)), ...account.own_features],
    consent_policy: account.consent_policy,
    metadata: {
      lastSignInTime: account.last_sign_in_at?.toISOString() ?? null,
      creationTime: account.created_at.toISOString(),
    },
    allowed: state.allowed,
    access_code: state.code,
    message: state.message,
    redirectAfterLogin: state.allowed ? state.redirectAfterLogin : homePath(roles),
  }
}
