import type { ProductField, ProductImport } from '@staffel/shared-api/contract'
import { useQuery } from '@staffel/shared-ui/query'
import { useEffect, useState } from 'react'
import { catalogueImported, importQuery, isUnderWay, useBeginImport } from '../../api/imports.queries.ts'

/** Products on their way: told of first, then taken in. */
export function useImport(tenantId: number | undefined) {
  const [file, setFile] = useState<File | null>(null)
  const [id, setId] = useState<number | null>(null)
  const [review, setReview] = useState<ProductImport | null>(null)
  const send = useBeginImport(tenantId)
  const query = useQuery({ ...importQuery(id ?? 0), enabled: id !== null })
  const current = id === null ? null : (query.data ?? null)

  // What was told of last stays in sight while it is told anew.
  if (current?.state === 'done' && current.dry_run && current.id !== review?.id) setReview(current)

  const isStored = current?.state === 'done' && !current.dry_run
  useEffect(() => {
    if (isStored) void catalogueImported()
  }, [isStored])

  function begin(chosen: File, dryRun: boolean, mapping: readonly (ProductField | null)[] | null): void {
    send.mutate({ file: chosen, dryRun, mapping }, { onSuccess: (begun) => setId(begun.id) })
  }

  return {
    file,
    current,
    review,
    isSending: send.isPending,
    /** It did not begin, or what becomes of it cannot be asked. */
    error: send.error ?? query.error,
    isBusy: send.isPending || (current !== null && isUnderWay(current)),
    choose(chosen: File): void {
      setFile(chosen)
      setReview(null)
      setId(null)
      begin(chosen, true, null)
    },
    remap(mapping: readonly (ProductField | null)[]): void {
      if (file) begin(file, true, mapping)
    },
    confirm(): void {
      if (file && review)
        begin(file, false, review.columns.length > 0 ? review.columns.map(({ field }) => field) : null)
    },
    retry(): void {
      if (send.error && send.variables) begin(send.variables.file, send.variables.dryRun, send.variables.mapping)
      else void query.refetch()
    },
    restart(): void {
      setFile(null)
      setReview(null)
      setId(null)
      send.reset()
    },
  }
}

export type ImportState = ReturnType<typeof useImport>
