import {
  deleteCustomerNumber,
  importCustomerNumbers,
  listCustomerNumbers,
  saveCustomerNumber,
} from '@staffel/shared-api/client'
import type { CustomerNumberField, CustomerNumberInput } from '@staffel/shared-api/contract'
import { apiClient } from '@staffel/shared-auth'
import { keepPreviousData, queryClient, queryOptions } from '@staffel/shared-ui/query'

/** Rows on one page of a customer's numbers. */
export const articleNumberPageSize = 50

const key = ['article-numbers'] as const

export interface ArticleNumberFilters {
  readonly organizationId: number
  readonly search: string
  readonly page: number
}

export const articleNumbersQuery = ({ organizationId, search, page }: ArticleNumberFilters) =>
  queryOptions({
    queryKey: [...key, organizationId, search, page],
    queryFn: ({ signal }) =>
      listCustomerNumbers(apiClient, {
        query: { organization_id: organizationId, page, limit: articleNumberPageSize, ...(search && { search }) },
        signal,
      }),
    // The rows of another customer are not kept in sight: they would be taken for this one's.
    placeholderData: (previous, query) =>
      query?.queryKey[1] === organizationId ? keepPreviousData(previous) : undefined,
  })

/** `idempotencyKey`: the same one when it is tried again. */
export async function saveArticleNumber(number: CustomerNumberInput, idempotencyKey: string) {
  const saved = await saveCustomerNumber(apiClient, { body: number, idempotencyKey })
  await queryClient.invalidateQueries({ queryKey: key })
  return saved
}

export async function removeArticleNumber(id: number): Promise<void> {
  await deleteCustomerNumber(apiClient, { params: { id } })
  await queryClient.invalidateQueries({ queryKey: key })
}

export interface ArticleNumberFile {
  readonly file: File
  readonly organizationId: number
  /** What each column is read as; null: as its title says. */
  readonly mapping: readonly (CustomerNumberField | null)[] | null
}

/** What a file would do, or does. */
export async function importArticleNumbers({ file, organizationId, mapping }: ArticleNumberFile, isTrial: boolean) {
  const result = await importCustomerNumbers(apiClient, {
    file,
    body: {
      organization_id: organizationId,
      ...(isTrial && { dry_run: true }),
      ...(mapping && { mapping: mapping.map((field) => field ?? '').join(',') }),
    },
  })
  if (!isTrial) await queryClient.invalidateQueries({ queryKey: key })
  return result
}
