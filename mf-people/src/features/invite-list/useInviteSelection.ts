import type { Invite } from '@staffel/shared-api/contract'
import { useState } from 'react'

/** As many as one call takes. */
const most = 200

/** Selected invites over all pages, as they were last seen. */
export function useInviteSelection(page: readonly Invite[]) {
  const [kept, setKept] = useState<ReadonlyMap<number, Invite>>(new Map())
  const fresh = new Map(page.map((invite) => [invite.invite_id, invite] as const))
  const selected = [...kept.values()].map((invite) => fresh.get(invite.invite_id) ?? invite)

  return {
    selected,
    clear: () => setKept(new Map()),
    table: {
      selected: new Set([...kept.keys()].map(String)),
      onChange: (keys: ReadonlySet<string>) =>
        setKept(new Map([...kept, ...fresh].filter(([id]) => keys.has(String(id))).slice(0, most))),
    },
  }
}
