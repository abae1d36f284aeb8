import { apiClient, session } from '@staffel/shared-auth'
import { deleteOwnPicture, saveProfile, uploadOwnPicture } from '@staffel/shared-api/client'
import type { Profile, ProfileInput } from '@staffel/shared-api/contract'
import { useMutation } from '@staffel/shared-ui/query'

/** The session learns of it at once: the header shows name and picture. */
function useOwnChange<T>(change: (input: T) => Promise<Profile>) {
  return useMutation({
    mutationFn: async (input: T) => {
      const saved = await change(input)
      await session.recheck()
      return saved
    },
  })
}

export const useSaveProfile = () => useOwnChange((profile: ProfileInput) => saveProfile(apiClient, { body: profile }))

export const useUploadOwnPicture = () => useOwnChange((file: File) => uploadOwnPicture(apiClient, { file, body: {} }))

export const useDeleteOwnPicture = () => useOwnChange<void>(() => deleteOwnPicture(apiClient))
