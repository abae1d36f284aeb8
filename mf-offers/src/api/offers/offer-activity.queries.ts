import type { OfferCommentInput, VisibleTo } from '@staffel/shared-api/contract'
import {
  addOfferComment,
  deleteOfferAttachment,
  downloadOfferAttachment,
  getOfferNews,
  listOfferActivity,
  listOfferAttachments,
  listOfferComments,
  saveOfferNotes,
  updateOfferAttachment,
  uploadOfferAttachment,
} from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import { every, keepPreviousData, queryOptions } from '@staffel/shared-ui/query'
import { offerKeys } from './offers.queries.ts'

export const activityPageSize = 10

const at = (id: number) => ({ id: String(id) })

export const activityQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: [...offerKeys.all, 'activity', id, page] as const,
    queryFn: ({ signal }) =>
      listOfferActivity(apiClient, { params: at(id), query: { page, limit: activityPageSize }, signal }),
    placeholderData: keepPreviousData,
  })

/**
 * What others did with an offer that is open, after an entry of its log. Under a key of its own: what it tells has the
 * rest asked again, and not itself.
 */
export const offerNewsQuery = (id: number, after: number | undefined) =>
  queryOptions({
    queryKey: ['offer-news', id, after] as const,
    queryFn: ({ signal }) =>
      getOfferNews(apiClient, { params: at(id), query: after === undefined ? {} : { after }, signal }),
    refetchInterval: every(getOfferNews, 15_000),
    staleTime: 0,
    gcTime: 0,
    // The next turn asks again; that this one failed is nobody's business.
    retry: false,
  })

export const commentsQuery = (id: number) =>
  queryOptions({
    queryKey: [...offerKeys.all, 'comments', id] as const,
    queryFn: ({ signal }) => listOfferComments(apiClient, { params: at(id), signal }),
  })

export const attachmentsQuery = (id: number) =>
  queryOptions({
    queryKey: [...offerKeys.all, 'attachments', id] as const,
    queryFn: ({ signal }) => listOfferAttachments(apiClient, { params: at(id), signal }),
  })

export interface Upload {
  readonly file: File
  readonly visible_to: VisibleTo
  readonly onProgress: (share: number) => void
}

/** What people add to an offer that changes nothing about it. */
export const offerActivityCalls = (id: number) => ({
  comment: (body: OfferCommentInput, idempotencyKey: string) =>
    addOfferComment(apiClient, { params: at(id), body, idempotencyKey }),
  upload: ({ file, visible_to, onProgress }: Upload) =>
    uploadOfferAttachment(apiClient, { params: at(id), file, onProgress, body: { visible_to } }),
  show: (attachmentId: number, visible_to: VisibleTo) =>
    updateOfferAttachment(apiClient, { params: { id: String(id), attachmentId }, body: { visible_to } }),
  remove: (attachmentId: number) => deleteOfferAttachment(apiClient, { params: { id: String(id), attachmentId } }),
  file: (attachmentId: number) => downloadOfferAttachment(apiClient, { params: { id: String(id), attachmentId } }),
  /** `previous` is what the writer saw; something else stored is `STALE`. Without it, it is written over. */
  saveNotes: (internal_notes: string, previous?: string) =>
    saveOfferNotes(apiClient, {
      params: at(id),
      body: { internal_notes, ...(previous !== undefined && { previous }) },
    }),
})
