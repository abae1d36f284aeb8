import type { PreviewMailInput, SendOfferInput } from '@staffel/shared-api/contract'
import {
  createOfferLink,
  downloadOfferPdf,
  listOfferMails,
  prepareOfferMail,
  previewOfferMail,
  retryOfferMail,
  sendOffer,
} from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import type { Language } from '@staffel/shared-ui/i18n'
import { every, keepPreviousData, queryOptions } from '@staffel/shared-ui/query'
import { offerKeys } from './offers.queries.ts'

const at = (id: number) => ({ id: String(id) })

const minutes = 60_000

/**
 * Mails about an offer. A new one that has not left yet is asked after every few seconds, for as long as somebody would
 * look.
 */
export const offerMailsQuery = (id: number) =>
  queryOptions({
    queryKey: [...offerKeys.all, 'mails', id] as const,
    queryFn: ({ signal }) => listOfferMails(apiClient, { params: at(id), signal }),
    refetchInterval: every(listOfferMails, (mails) =>
      mails?.some(({ status, created_at }) => status === 'waiting' && Date.now() - Date.parse(created_at) < 2 * minutes)
        ? 5_000
        : false,
    ),
  })

/**
 * What a mail about the offer would say; in the offer's language without one. Always asked anew: what was typed before
 * is not here.
 */
export const mailDraftQuery = (id: number, kind: 'offer' | 'reminder', lang?: Language) =>
  queryOptions({
    queryKey: [...offerKeys.all, 'mail-draft', id, kind, lang] as const,
    queryFn: ({ signal }) =>
      prepareOfferMail(apiClient, { params: at(id), query: { kind, ...(lang && { lang }) }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

export type PreviewedMail = Required<PreviewMailInput>

/** The page of a mail that is being written. Its key is its own: what happens to the offer has it not drawn again. */
export const mailPreviewQuery = (id: number, written: string) =>
  queryOptions({
    queryKey: ['offer-mail-preview', id, written] as const,
    queryFn: ({ signal }) => {
      const body: PreviewedMail = JSON.parse(written)
      return previewOfferMail(apiClient, { params: at(id), body, signal })
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: 60_000,
  })

/** How large the PDF is that would go with a mail; it is drawn to be measured, once for each time it is opened. */
export const pdfSizeQuery = (id: number, version: number, lang: Language) =>
  queryOptions({
    queryKey: [...offerKeys.all, 'pdf-size', id, version, lang] as const,
    queryFn: async ({ signal }) =>
      (await downloadOfferPdf(apiClient, { params: at(id), query: { version, lang }, signal })).blob.size,
    staleTime: 5 * minutes,
    gcTime: minutes,
    refetchOnWindowFocus: false,
  })

export const offerSendingCalls = (id: number) => ({
  send: (body: SendOfferInput, idempotencyKey: string) =>
    sendOffer(apiClient, { params: at(id), body, idempotencyKey }),
  retry: (messageId: string) => retryOfferMail(apiClient, { params: { id: String(id), messageId } }),
  link: () => createOfferLink(apiClient, { params: at(id), body: {} }),
  revokeLinks: () => createOfferLink(apiClient, { params: at(id), body: { revoke: true } }),
  pdf: (version: number) => downloadOfferPdf(apiClient, { params: at(id), query: { version } }),
})
