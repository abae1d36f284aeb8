import type { EndpointShape } from '@staffel/shared-api/contract'

/** What a link is tried on, though it was given for another offer. */
export interface LinkedIds {
  /** The secret in the link that the caller has. */
  readonly token: string
  /** A file of the other offer. */
  readonly attachment: number
}

export interface PublicCall {
  /** For the parameters in the path, by name. */
  readonly params?: Readonly<Record<string, string | number>>
  readonly payload?: object
}

/**
 * How each public call is made with the link of one offer. A call that is missing here fails the authorisation test, so
 * a new one cannot forget the question. `null`: it takes nothing that names a row.
 */
export function publicCalls({
  token,
  attachment,
}: LinkedIds): Readonly<Record<EndpointShape['id'], PublicCall | null>> {
  const params = { token }
  return {
    getPublicOffer: { params },
    openCurrentPublicOffer: { params },
    downloadPublicPdf: { params },
    downloadPublicAttachment: { params: { token, attachmentId: attachment } },
    sendPublicMessage: { params, payload: { text: 'Een vraag', name: 'Anna' } },
    requestPublicExtension: { params, payload: {} },
    declinePublicOffer: { params, payload: { reason_code: 'price', name: 'Anna' } },
    acceptPublicOffer: {
      params,
      payload: { name: 'Anna', email: 'anna@example.com', agree: true, version: 1, total: 1 },
    },
    validateInvite: { payload: { token: 'x'.repeat(43) } },
    acceptInvite: { payload: { token: 'x'.repeat(43) } },
    requestInvite: { payload: { token: 'x'.repeat(43) } },
    getBootManifest: null,
    sendTelemetry: null,
  }
}
