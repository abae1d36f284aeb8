import type { SignatureInput } from '@staffel/shared-api/contract'
import {
  acceptPublicOffer,
  declinePublicOffer,
  downloadPublicAttachment,
  downloadPublicPdf,
  openCurrentPublicOffer,
  requestPublicExtension,
  sendPublicMessage,
} from '@staffel/shared-api/client'
import type { DeclineReason } from '@staffel/shared-api/rules'
import { apiClient } from '@staffel/shared-auth'
import type { Language } from '@staffel/shared-ui/i18n'

export interface PublicRefusal {
  readonly reason_code?: DeclineReason
  readonly reason?: string
  readonly name?: string
  readonly version: number
}

/** What a customer can do by the link. */
export const publicOfferCalls = (token: string) => {
  const params = { token }
  return {
    accept: (body: SignatureInput) => acceptPublicOffer(apiClient, { params, body }),
    decline: (body: PublicRefusal) => declinePublicOffer(apiClient, { params, body }),
    askForTime: (text: string) => requestPublicExtension(apiClient, { params, body: text ? { text } : {} }),
    ask: (body: { text: string; name?: string }) => sendPublicMessage(apiClient, { params, body }),
    openNewer: () => openCurrentPublicOffer(apiClient, { params }),
    pdf: (lang: Language) => downloadPublicPdf(apiClient, { params, query: { lang } }),
    file: (attachmentId: number) => downloadPublicAttachment(apiClient, { params: { token, attachmentId } }),
  }
}
