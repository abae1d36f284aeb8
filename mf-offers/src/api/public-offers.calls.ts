import type { SignatureInput } from '@staffel/shared-api/contract'
import {
  acceptPublicOffer,
  declinePublicOffer,
  getPublicOffer,
  openCurrentPublicOffer,
  requestPublicExtension,
  sendPublicMessage,
  type ApiClient,
} from '@staffel/shared-api/client'
import type { DeclineReason } from '@staffel/shared-api/rules'

export interface PublicRefusal {
  readonly reason_code?: DeclineReason
  readonly reason?: string
  readonly name?: string
  readonly version: number
}

/** What a customer can do by the link. */
export const publicOfferCalls = (client: ApiClient, token: string) => {
  const params = { token }
  return {
    read: () => getPublicOffer(client, { params }),
    accept: (body: SignatureInput) => acceptPublicOffer(client, { params, body }),
    decline: (body: PublicRefusal) => declinePublicOffer(client, { params, body }),
    askForTime: (text: string) => requestPublicExtension(client, { params, body: text ? { text } : {} }),
    ask: (body: { text: string; name?: string }) => sendPublicMessage(client, { params, body }),
    openNewer: () => openCurrentPublicOffer(client, { params }),
  }
}
