import type { OfferComment } from '@staffel/shared-api/contract'
import type { OfferCommentRow } from './offer-comments.repository.ts'

export function toComment({ id, at, author_name, author_kind, text, visible_to }: OfferCommentRow): OfferComment {
  return { id, at: at.toISOString(), author: author_name, author_kind, text, visible_to }
}
