import { useLocation, useMatches, useNavigate, useNavigation } from '@staffel/shared-ui/router'
import { useEffect, useRef } from 'react'

/**
 * An area is not loaded for a visitor who may not open the page. When the answer changes on the spot (they signed in,
 * here or in another tab), the same address is opened again, so that the area is looked for now.
 */
export function useDiscoveryAfterWaiting(isOpen: boolean): void {
  const wasOpen = useRef(isOpen)
  const navigate = useNavigate()
  const location = useLocation()
  // Whoever chose another page meanwhile goes there.
  const isLeaving = useNavigation().state !== 'idle'
  const isStub = useMatches().some(({ id }) => id.startsWith('stub:'))

  useEffect(() => {
    const opened = isOpen && !wasOpen.current
    wasOpen.current = isOpen
    if (opened && isStub && !isLeaving) void navigate(location, { replace: true })
  }, [isOpen, isStub, isLeaving, location, navigate])
}
