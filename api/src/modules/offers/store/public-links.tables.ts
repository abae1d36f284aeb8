import type { OfferMailKind, VisibleTo } from '@staffel/shared-api/contract'
import type { Generated } from 'kysely'
import type { Instant } from '../../../db/tenancy.tables.ts'

export interface OfferLinkTable {
  tenant_id: number
  id: Generated<number>
  offer_id: number
  version: number
  token_hash: Buffer
  email: string | null
  created_at: Instant
  created_by: number | null
  expires_at: Instant
  revoked_at: Instant | null
  first_viewed_at: Instant | null
}

export interface OfferMailTable {
  tenant_id: number
  mail_id: string
  offer_id: number
  version: number
  kind: OfferMailKind
  failure_told_at: Instant | null
}

export interface OfferSignatureTable {
  tenant_id: number
  offer_id: number
  version: number
  signed_at: Instant
  name: string
  email: string
  job_title: string | null
  kind: 'typed' | 'drawn' | null
  mark: string | null
  ip: string
  user_agent: string
  total_cents: number
  pdf_sha256: string
  terms_sha256: string
  consent_text: string
  link_id: number | null
  signed_pdf: string
}

export interface OfferAttachmentTable {
  tenant_id: number
  id: Generated<number>
  offer_id: number
  filename: string
  content_type: string
  bytes: number
  storage_key: string
  visible_to: VisibleTo
  version: number
  organization_id: number | null
  created_at: Instant
  created_by_name: string | null
  deleted_at: Instant | null
}

export interface OfferReminderTable {
  tenant_id: number
  offer_id: number
  /** `YYYY-MM-DD` */
  day: string
}

export interface PublicLinksTables {
  offer_reminder: OfferReminderTable
  offer_link: OfferLinkTable
  offer_mail: OfferMailTable
  offer_signature: OfferSignatureTable
  offer_attachment: OfferAttachmentTable
}
