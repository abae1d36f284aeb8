import { apiClient } from '@staffel/shared-auth'
import {
  arrangeProductPictures,
  deleteProductPicture,
  listProductPictures,
  uploadProductPicture,
} from '@staffel/shared-api/client'
import type { ProductPicture } from '@staffel/shared-api/contract'
import { queryClient, queryOptions, useMutation } from '@staffel/shared-ui/query'
import { catalogueKey } from './products.queries.ts'

export const picturesQuery = (id: number) =>
  queryOptions({
    queryKey: [...catalogueKey, 'pictures', id],
    queryFn: ({ signal }) => listProductPictures(apiClient, { params: { id }, signal }),
  })

/** The lists show the first picture of each product, so they are read anew as well. */
const picturesChanged = () => queryClient.invalidateQueries({ queryKey: catalogueKey })

export function useUploadPicture(id: number) {
  return useMutation({
    mutationFn: ({ file, key }: { file: File; key: string }) =>
      uploadProductPicture(apiClient, { params: { id }, file, body: {}, idempotencyKey: key }),
    onSuccess: picturesChanged,
  })
}

/** Shown at once, and taken back where it could not be saved. One change goes after the other. */
export function useArrangePictures(id: number) {
  const { queryKey } = picturesQuery(id)
  return useMutation({
    scope: { id: `pictures-${id}` },
    mutationFn: (pictures: readonly ProductPicture[]) =>
      arrangeProductPictures(apiClient, {
        params: { id },
        body: { pictures: pictures.map((picture) => ({ id: picture.id, alt: picture.alt })) },
      }),
    onMutate: async (pictures) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, [...pictures])
    },
    onSettled: () => void picturesChanged(),
  })
}

export function useDeletePicture(id: number) {
  return useMutation({
    mutationFn: (pictureId: number) => deleteProductPicture(apiClient, { params: { id, pictureId } }),
    onSuccess: picturesChanged,
  })
}
