import { apiClient } from '@staffel/shared-auth'
import {
  addQuoteLine,
  assignQuoteRequest,
  downloadQuoteAttachment,
  getQuoteRequest,
  resetQuoteLine,
  setQuoteCustomer,
  setQuoteStatus,
  updateQuoteLine,
} from '@staffel/shared-api/client'
import type { QuoteRequestDetail, QuoteStatus } from '@staffel/shared-api/contract'

/** What a person decides about a line; what is left out stays as it is. */
export interface LineWish {
  readonly product_id?: number | null
  readonly desired_quantity?: number
  readonly unit?: string | null
  readonly ignored?: boolean
}

export interface NewLine {
  readonly search_line: string
  readonly desired_quantity: number
}

type Changed = Promise<QuoteRequestDetail>

/** Every change of one request, made on the version that was seen. */
export const requestCalls = (id: string) => ({
  read: (): Changed => getQuoteRequest(apiClient, { params: { id } }),
  line: (position: number, wish: LineWish, version: number): Changed =>
    updateQuoteLine(apiClient, { params: { id, position }, body: { ...wish, json_version: version } }),
  reset: (position: number, version: number): Changed =>
    resetQuoteLine(apiClient, { params: { id, position }, body: { json_version: version } }),
  add: (line: NewLine, version: number): Changed =>
    addQuoteLine(apiClient, { params: { id }, body: { ...line, json_version: version } }),
  status: (status: QuoteStatus, reason: string | undefined, version: number): Changed =>
    setQuoteStatus(apiClient, { params: { id }, body: { status, ...(reason && { reason }), json_version: version } }),
  assign: (user: number | null, version: number): Changed =>
    assignQuoteRequest(apiClient, { params: { id }, body: { user_id: user, json_version: version } }),
  customer: (organization: number | null, remember: boolean | undefined, version: number): Changed =>
    setQuoteCustomer(apiClient, {
      params: { id },
      body: { organization_id: organization, ...(remember !== undefined && { remember }), json_version: version },
    }),
  attachment: (attachment: number) => downloadQuoteAttachment(apiClient, { params: { id, attachment_id: attachment } }),
})

export type RequestCalls = ReturnType<typeof requestCalls>
