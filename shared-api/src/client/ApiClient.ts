import type { AxiosInstance } from 'axios'
import type { WorkflowName } from '../contract/kit/endpoint.ts'

/** What an operation needs to reach the API. */
export interface ApiClient {
  /** Its `baseURL` is the boot manifest's `api.base`, `/webhook` included; it adds the headers and the time limit. */
  readonly http: Pick<AxiosInstance, 'request'>
  /** Ids of the calls "under the webhook id", from the boot manifest. */
  readonly workflows: Readonly<Record<WorkflowName, string>>
}
