import type { Language, OfferItemInput, OfferMailKind } from '@staffel/shared-api/contract'
import type { Generated } from 'kysely'
import type { GeneratedInstant, Instant } from '../../db/tenancy.tables.ts'
import type { Json } from '../platform/platform.tables.ts'

export interface OfferMailTextTable {
  tenant_id: number
  kind: OfferMailKind
  language: Language
  subject: string
  body: string
}

export interface OfferTemplateTable {
  tenant_id: number
  id: Generated<number>
  name: string
  description: Generated<string>
  is_default: Generated<boolean>
  title: Generated<string>
  notes: Generated<string>
  terms: Generated<string>
  validity_days: number | null
  show_pictures: boolean | null
  items: Json<OfferItemInput[]>
  last_used: Instant | null
  created_at: GeneratedInstant
  rev: Generated<number>
}

export interface OfferSettingsTables {
  offer_mail_text: OfferMailTextTable
  offer_template: OfferTemplateTable
}
