import { keepLateWorkingCopy } from '@staffel/shared-api/client'
import { apiClient, sessionStore, userOf } from '@staffel/shared-auth'
import { mergeThings, type RecentThing } from '@staffel/shared-ui/core'
import { queryClient } from '@staffel/shared-ui/query'
import { recentSubject, recentThingsQuery } from './recent-things.queries.ts'

/** Adds what was opened to what is kept. That it cannot be kept now is nobody's concern: the next time adds it too. */
export async function keepThings(opened: readonly RecentThing[]): Promise<void> {
  const uid = () => userOf(sessionStore.getState())?.uid
  const owner = uid()
  if (owner === undefined) return
  const query = recentThingsQuery()
  try {
    const kept = await queryClient.fetchQuery(query)
    // What one person opened is not for the next one, who may have come meanwhile.
    if (uid() !== owner) return
    const things = mergeThings(opened, kept.things)
    const content = JSON.stringify(things)
    if (content === JSON.stringify(kept.things)) return
    const id = kept.id ?? crypto.randomUUID()
    const body = { id, subject: recentSubject, content, base_rev: null, rev: kept.rev }
    const { rev } = await keepLateWorkingCopy(apiClient, { body })
    if (uid() === owner) queryClient.setQueryData(query.queryKey, { id, rev, things })
  } catch {
    // Another tab wrote meanwhile: asked again before the next one.
    await queryClient.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' })
  }
}
