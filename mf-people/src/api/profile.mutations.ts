import { apiClient, session } from '@staffel/shared-auth'
import { saveProfile } from '@staffel/shared-api/client'
import type { ProfileInput } from '@staffel/shared-api/contract'
import { useMutation } from '@staffel/shared-ui/query'

/** The session learns of it at once: the header shows the name. */
export function useSaveProfile() {
  return useMutation({
    mutationFn: async (profile: ProfileInput) => {
      const saved = await saveProfile(apiClient, { body: profile })
      await session.recheck()
      return saved
    },
  })
}
