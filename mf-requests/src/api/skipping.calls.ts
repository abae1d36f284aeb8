import { apiClient } from '@staffel/shared-auth'
import { restoreSkippedMail, skipQuoteRequest } from '@staffel/shared-api/client'
import type { QuoteRequestDetail, SkippedMail } from '@staffel/shared-api/contract'
import { queryClient } from '@staffel/shared-ui/query'
import { requestKeys } from './requests.queries.ts'
import { skippedKeys } from './skipped.queries.ts'

/** Both lists are read again. The detail of what was just left is not asked for once more. */
async function readAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: skippedKeys.all, refetchType: 'none' })
  await Promise.all(
    [requestKeys.lists(), skippedKeys.lists(), skippedKeys.count()].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
}

/** Makes a request of a skipped mail. `undo`: somebody takes back that they skipped it. */
export async function makeRequest(mail: number, undo = false): Promise<QuoteRequestDetail> {
  const request = await restoreSkippedMail(apiClient, { params: { id: mail }, body: undo ? { undo } : {} })
  await readAgain()
  return request
}

/** Says that a request is none. `undo`: somebody takes back that they made one of it. */
export async function skipRequest(
  request: string | number,
  { undo = false, version }: { readonly undo?: boolean; readonly version?: number } = {},
): Promise<SkippedMail> {
  const mail = await skipQuoteRequest(apiClient, {
    params: { id: String(request) },
    body: { ...(undo && { undo }), ...(version !== undefined && { json_version: version }) },
  })
  queryClient.removeQueries({ queryKey: requestKeys.detail(String(request)), type: 'inactive' })
  await readAgain()
  return mail
}
