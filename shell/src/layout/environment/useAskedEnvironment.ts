import { isProductOwner } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { useEffect } from 'react'
import { useFrame } from '../../session/guard/frameContext.ts'
import { askedEnvironment, chooseEnvironment, withoutQuestion } from './chosenEnvironment.ts'

// As the page was opened: the first page that the router shows may have another address.
const asked = askedEnvironment(window.location)

/** Follows `/?environment=staging`, for who decides on environments, where this server shows them side by side. */
export function useAskedEnvironment(): void {
  const user = useUser()
  const { local } = useFrame().boot
  const name = local && user && isProductOwner(user) ? asked : null
  useEffect(() => {
    if (name === null) return
    chooseEnvironment(name)
    window.location.replace(withoutQuestion(window.location.href))
  }, [name])
}
