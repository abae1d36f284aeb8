import {
  discardWorkingCopy,
  keepLateWorkingCopy,
  keepWorkingCopy,
  listWorkingCopies,
  type ApiClient,
} from '@staffel/shared-api/client'
import type { KeptCopy, WorkingCopy, WorkingCopyInput } from '@staffel/shared-api/contract'
import type { AxiosInstance } from 'axios'

/** What working copies ask of the API. */
export interface WorkingCopyCalls {
  readonly list: (subject: string) => Promise<readonly WorkingCopy[]>
  /** `late`: long after it was typed, which counts as nobody's activity. */
  readonly keep: (copy: WorkingCopyInput, options: { readonly late: boolean }) => Promise<KeptCopy>
  readonly discard: (id: string) => Promise<void>
  /** The same while the page is going away: outlives it, and nobody hears the answer. */
  readonly keepLast: (copy: WorkingCopyInput) => void
}

/** Browsers let a page that is going away send 64 KB. */
const mostKeptAlive = 60_000

/** The calls of working copies. */
export function workingCopyCalls(
  client: ApiClient & { readonly http: Pick<AxiosInstance, 'request'> },
): WorkingCopyCalls {
  const parting: ApiClient = {
    workflows: client.workflows,
    http: {
      request: (config) => client.http.request({ ...config, adapter: 'fetch', fetchOptions: { keepalive: true } }),
    },
  }
  return {
    list: (subject) => listWorkingCopies(client, { query: { subject } }),
    keep: (body, { late }) => (late ? keepLateWorkingCopy : keepWorkingCopy)(client, { body }),
    discard: (id) => discardWorkingCopy(client, { body: { id } }),
    keepLast: (body) => {
      const bytes = new TextEncoder().encode(body.content).length
      void keepWorkingCopy(bytes < mostKeptAlive ? parting : client, { body }).catch(() => {})
    },
  }
}
