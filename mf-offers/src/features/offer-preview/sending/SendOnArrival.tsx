import type { Offer } from '@staffel/shared-api/contract'
import { isManagement } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { useLocation, useNavigate } from '@staffel/shared-ui/router'
import { useState } from 'react'
import { toSend } from '../../../paths.ts'
import { SendDialog } from './SendDialog.tsx'

/** Whoever issued an offer in order to send it finds its mail open; once, also when the page is reloaded after that. */
export function SendOnArrival({ offer }: { offer: Offer }) {
  const user = useUser()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const [isAsked, setAsked] = useState(() => isToSend(state))
  if (!isAsked || !user || !isManagement(user)) return null
  const close = () => {
    setAsked(false)
    void navigate(pathname + search, { replace: true, preventScrollReset: true })
  }
  return <SendDialog offer={offer} onClose={close} />
}

function isToSend(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'sends' in state && state.sends === toSend.sends
}
