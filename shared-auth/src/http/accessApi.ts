import { loadProfile, saveLoginProvider, syncToken, type ApiClient } from '@staffel/shared-api/client'
import type { AccessApi } from '../session/accessOutcome.ts'
import type { Credentials } from '../session/createSession.ts'
import { tokenAge } from './tokenAge.ts'

/** A token older than this is no news to the API. */
const syncAge = 5 * 60_000

/** The session's own calls. */
export function createAccessApi(client: ApiClient, credentials: () => Promise<Credentials | null>): AccessApi {
  let told: string | null = null
  return {
    profile: () => loadProfile(client),
    async tokenRenewed() {
      const held = await credentials()
      if (!held || held.token === told || tokenAge(held.token, Date.now()) >= syncAge) return
      told = held.token
      await syncToken(client)
    },
    async signedInWith(user, method) {
      await saveLoginProvider(client, { params: { id: user.user_id }, body: { provider: method } })
    },
  }
}
