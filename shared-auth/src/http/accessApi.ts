import { endSession, loadProfile, saveLoginProvider, syncToken, type ApiClient } from '@staffel/shared-api/client'
import type { AccessApi } from '../session/accessOutcome.ts'
import type { Credentials } from '../session/createSession.ts'
import { tokenAge } from './tokenAge.ts'

/** A token older than this is no news to the API. */
const syncAge = 5 * 60_000

/** Longer than this nobody is kept from signing in again; the server ends what it did not hear of after an hour. */
const signOutLimit = 5_000

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
    async signedOut(held) {
      const request: ApiClient['http']['request'] = (config) =>
        client.http.request({ ...config, held, timeout: signOutLimit })
      await endSession({ ...client, http: { request } })
    },
  }
}
