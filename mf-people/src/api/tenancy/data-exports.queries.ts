import { apiClient } from '@staffel/shared-auth'
import { fetchDataExport, listDataExports, startDataExport } from '@staffel/shared-api/client'
import type { DataExport } from '@staffel/shared-api/contract'
import { saveFile } from '@staffel/shared-ui/files'
import { every, queryOptions, useMutation, useQueryClient } from '@staffel/shared-ui/query'

const pollMs = 2000

export const isUnderWay = ({ state }: DataExport): boolean => state === 'waiting' || state === 'making'

/** The last files of all data, asked again while one is being made. */
export const dataExportsQuery = () =>
  queryOptions({
    queryKey: ['people', 'data-exports'],
    queryFn: ({ signal }) => listDataExports(apiClient, { signal }),
    refetchInterval: every(listDataExports, (files) => (files?.some(isUnderWay) ? pollMs : false)),
    staleTime: 0,
  })

export function useStartDataExport() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => startDataExport(apiClient),
    onSettled: () => queryClient.invalidateQueries({ queryKey: dataExportsQuery().queryKey }),
  })
}

/** Saved on the reader's disk, and gone from the server. */
export function useFetchDataExport() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => saveFile(await fetchDataExport(apiClient, { params: { id } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: dataExportsQuery().queryKey }),
  })
}
