import { SkipReason, type SkippedMail } from '@staffel/shared-api/contract'
import { Value } from 'typebox/value'
import type { SkippedRow } from './skipped.repository.ts'

/** A reason that is not known here is of a mail that its writer asked nothing with. */
const reasonOf = (reason: string | null): SkipReason => (Value.Check(SkipReason, reason) ? reason : 'no_request')

export const skippedRow = ({
  id,
  tenant_id,
  reason,
  sender,
  subject,
  received_on,
  created_at,
  text,
  has_html,
  is_remembered,
}: SkippedRow): SkippedMail => ({
  id,
  tenant_id,
  reason: reasonOf(reason),
  from: sender,
  subject,
  received_on: received_on.toISOString(),
  created_at: created_at.toISOString(),
  email_body: text,
  has_html,
  is_remembered,
})
