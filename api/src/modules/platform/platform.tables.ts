import type { CanaryVerdict, DeployRights } from '@staffel/shared-api/contract'
import type { FailureKind } from '@staffel/shared-api/rules'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { GeneratedInstant, Instant } from '../../db/tenancy.tables.ts'
import type { Measure } from './environments/telemetry/telemetry-buffer.ts'

/** A `jsonb` column: written as JSON text, read as the parsed value. */
export type Json<T> = ColumnType<T, string, string>
type GeneratedJson<T> = ColumnType<T, string | undefined, string>

export interface ActivityTable {
  tenant_id: number
  id: GeneratedAlways<number>
  at: GeneratedInstant
  actor_user_id: number | null
  actor_name: string | null
  actor_kind: 'staff' | 'customer' | 'system' | null
  action: string
  entity: string
  entity_id: string
  detail: GeneratedJson<Record<string, unknown>>
  ip: string | null
  request_id: string | null
}

export interface IdempotencyKeyTable {
  tenant_id: number
  user_id: number
  endpoint: string
  key: string
  request_hash: string
  answer: Json<unknown> | null
  created_at: GeneratedInstant
}

export interface OutboxMailTable {
  id: string
  tenant_id: number | null
  recipients: string[]
  cc: Generated<string[]>
  bcc: Generated<string[]>
  reply_to: string | null
  subject: string
  body_text: string
  body_html: string | null
  link: string | null
  attachments: GeneratedJson<{ filename: string; storageKey: string; contentType: string; cid?: string }[]>
  status: Generated<'waiting' | 'sent' | 'failed'>
  attempts: Generated<number>
  next_attempt_at: GeneratedInstant
  last_error: string | null
  created_at: GeneratedInstant
  sent_at: Instant | null
}

export interface EnvironmentTable {
  name: string
  revision: number
  document: Json<unknown>
}

export interface EnvironmentRevisionTable {
  name: string
  revision: number
  document: Json<unknown>
  author: string
  reason: string
  created_at: GeneratedInstant
  said: Json<unknown> | null
}

export interface AreaVersionTable {
  area_id: string
  version: string
  build: Json<unknown>
  document: Json<unknown>
  published_at: GeneratedInstant
  about: Json<unknown> | null
  published_by: string | null
  files: Json<Record<string, string>> | null
  removed_at: Instant | null
}

export interface DeployTokenTable {
  id: string
  environment: string
  area_id: string
  label: string
  rights: DeployRights
  hash: Buffer
  made_by: string
  made_at: Instant
  last_used_at: Instant | null
  revoked_at: Instant | null
}

export interface TelemetryHourTable {
  environment: string
  hour: Date
  area_id: string
  version: string
  revision: number
  measure: Measure
  bucket: number
  count: number
}

export interface TelemetryFailureTable {
  key: GeneratedAlways<number>
  environment: string
  id: string
  at: Date
  area_id: string
  version: string
  revision: number
  kind: FailureKind
  status: number | null
  place: string | null
}

export interface CanaryVerdictTable {
  environment: string
  area_id: string
  version: string
  from_revision: number
  state: CanaryVerdict['state']
  live_sessions: number
  canary_sessions: number
  judged_at: Instant
}

export interface DeployUploadTable {
  sha256: string
  at: Instant
}

export interface PlatformTables {
  activity: ActivityTable
  idempotency_key: IdempotencyKeyTable
  outbox_mail: OutboxMailTable
  environment: EnvironmentTable
  environment_revision: EnvironmentRevisionTable
  area_version: AreaVersionTable
  deploy_token: DeployTokenTable
  deploy_upload: DeployUploadTable
  telemetry_hour: TelemetryHourTable
  telemetry_failure: TelemetryFailureTable
  canary_verdict: CanaryVerdictTable
}
