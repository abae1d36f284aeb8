import type { Language } from '@staffel/shared-api/contract'
import type { InviteFacts } from './invite.rules.ts'

export interface StoredInvite extends InviteFacts {
  readonly tenant_id: number
  readonly id: number
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly region_id: number | null
  readonly role_id: number
  readonly organization_id: number | null
  readonly is_tenant: boolean
  readonly language: Language
  readonly invited_by: number | null
  readonly created_at: Date
  readonly tenant_name: string
  readonly organization_name: string | null
  readonly inviter_name: string | null
  readonly inviter_email: string | null
}
