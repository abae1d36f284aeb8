import { useSearchParams } from '@staffel/shared-ui/router'

/** The seller that the address names, where that is not one's own: platform staff works in any. */
export function useNamedTenant(): number | undefined {
  const [params] = useSearchParams()
  return Number(params.get('tenant')) || undefined
}
