import type { UserRow } from '@staffel/shared-api/contract'
import { portraitUrl } from '../../../files/uploads/portraits.ts'
import { roleNameOf } from '../role-ids.ts'
import type { StoredUser } from './users.repository.ts'

export function rowOf(user: StoredUser): UserRow {
  const role = roleNameOf(user.role_id)
  return {
    user_id: user.id,
    email: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    tenant_id: user.tenant_id,
    organization_id: user.organization_id,
    region_id: user.region_id,
    tenant: { name: user.tenant_name },
    organization: user.organization_name === null ? null : { name: user.organization_name },
    role,
    role_name: role,
    status: user.status,
    created_at: user.created_at.toISOString(),
    accepted_at: user.accepted_at?.toISOString() ?? null,
    is_tenant: user.is_tenant,
    block_reason: user.block_reason,
    blocked_by_seller: user.blocked_by_seller,
    photo_url: portraitUrl(user),
    features: user.features ?? [],
    rev: user.rev,
  }
}
