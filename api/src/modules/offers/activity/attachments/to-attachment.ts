import type { OfferAttachment } from '@staffel/shared-api/contract'
import type { AttachmentRow } from './attachments.repository.ts'

export function toAttachment({
  id,
  filename,
  content_type,
  bytes,
  visible_to,
  created_at,
  created_by_name,
}: AttachmentRow): OfferAttachment {
  return {
    id,
    filename,
    content_type,
    bytes,
    visible_to,
    created_at: created_at.toISOString(),
    created_by: created_by_name,
  }
}
