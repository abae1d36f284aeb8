import { seesCosts } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { useState } from 'react'
import type { EditorState } from '../draft/draftReducer.ts'
import type { ShownMargins } from './OfferMargins.ts'

/** In another currency than the tenant's nobody knows what its products cost. */
export function useShownMargins({ draft, usual }: Pick<EditorState, 'draft' | 'usual'>): ShownMargins | null {
  const user = useUser()
  const [isShown, onShow] = useState(false)
  if (user === null || !seesCosts(user) || draft.currency !== usual.default_currency) return null
  return { floor: usual.margin_floor ?? null, isShown, onShow }
}
