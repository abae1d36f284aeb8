import { ownPath } from '@staffel/shared-auth'
import { useSearchParams } from '@staffel/shared-ui/router'

/** Where the visitor wanted to go; a path of this site, or null. */
export function useNext(): string | null {
  const [parameters] = useSearchParams()
  return ownPath(parameters.get('next'))
}
