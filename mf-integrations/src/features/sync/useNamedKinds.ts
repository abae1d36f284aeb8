import { useSearchParams } from '@staffel/shared-ui/router'
import { syncKinds, type SyncKind } from '../../api/sync.queries.ts'

/** Whoever leads here may say what for, as in `?kinds=products`; else it is all there is. */
export function useNamedKinds(): readonly SyncKind[] {
  const [params] = useSearchParams()
  const named = new Set(params.get('kinds')?.split(','))
  const kinds = syncKinds.filter((kind) => named.has(kind))
  return kinds.length === 0 ? syncKinds : kinds
}
