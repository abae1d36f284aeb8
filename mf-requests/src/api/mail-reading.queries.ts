import { apiClient } from '@staffel/shared-auth'
import { fetchMail, isApiError, mailReadingState } from '@staffel/shared-api/client'
import type { MailReading, MailboxProblem } from '@staffel/shared-api/contract'
import { queryOptions } from '@staffel/shared-ui/query'
import { requestKeys } from './requests.queries.ts'

const second = 1000

/** How far the reading of the mailbox is. */
export const mailReadingQuery = () =>
  queryOptions({
    queryKey: [...requestKeys.all, 'reading'],
    queryFn: ({ signal }) => mailReadingState(apiClient, { query: {}, signal }),
    staleTime: 0,
  })

/** A reading that somebody else had started ended early. */
export class ReadingFailed extends Error {
  readonly problem: MailboxProblem

  constructor(problem: MailboxProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Reads the unread mails. Where a reading goes on already, its end is waited for instead. */
export async function readMail(onAlreadyRunning: () => void): Promise<MailReading | null> {
  try {
    return await fetchMail(apiClient, { body: {} })
  } catch (error) {
    if (!isApiError(error) || error.code !== 'ALREADY_RUNNING') throw error
    onAlreadyRunning()
    return endOfReading()
  }
}

async function endOfReading(): Promise<MailReading | null> {
  for (;;) {
    const { running, last_problem: problem, last_result: result } = await mailReadingState(apiClient, { query: {} })
    if (!running && problem) throw new ReadingFailed(problem)
    if (!running) return result
    await new Promise((resolve) => setTimeout(resolve, second))
  }
}
