import type { AreaSearch } from '@staffel/shared-api/contract'
import { leastSearched } from '@staffel/shared-api/rules'
import { useLanguage } from '@staffel/shared-ui/i18n'
import { useQuery, useSettled } from '@staffel/shared-ui/query'
import { navIcon } from '../../layout/navigation/navIcon.tsx'
import { useFrame } from '../../session/guard/frameContext.ts'
import { useViewer } from '../../session/guard/useViewer.ts'
import type { CommandGroup } from '../palette/command.types.ts'
import { useGo } from '../palette/useGo.ts'
import { foundQuery } from './found.queries.ts'

export interface Found {
  readonly groups: readonly CommandGroup[]
  /** `searching`: what is shown is not all that there may be. */
  readonly state: 'idle' | 'searching' | 'failed'
  readonly again: () => void
}

const pause = 250
const nothing: Found = { groups: [], state: 'idle', again: () => {} }

/** What the API finds of the things that this viewer may open, each type under its own name. */
export function useFound(typed: string): Found {
  const { language } = useLanguage()
  const { areas } = useFrame()
  const kinds = areas.links(useViewer()).search
  const go = useGo()
  const wanted = typed.trim()
  const settled = useSettled(wanted, pause)
  const isAsked = wanted.length >= leastSearched && kinds.length > 0
  const query = foundQuery(
    settled,
    kinds.map(({ type }) => type),
  )
  const { data, isFetching, isError, refetch } = useQuery({ ...query, enabled: isAsked && wanted === settled })
  if (!isAsked) return nothing
  if (wanted !== settled) return { ...nothing, state: 'searching' }
  const groups = kinds.map((kind) => ({
    id: `found-${kind.type}`,
    label: kind.label[language],
    commands: (data?.find(({ type }) => type === kind.type)?.rows ?? []).map(({ id, label, detail }) => ({
      id: `found-${kind.type}-${id}`,
      label,
      icon: navIcon(kind.icon),
      run: go(pathOf(kind, id)),
      ...(detail && { detail }),
    })),
  }))
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    state: isFetching ? 'searching' : isError ? 'failed' : 'idle',
    again: () => void refetch(),
  }
}

function pathOf({ path }: AreaSearch, id: string): string {
  return path.replace(':id', encodeURIComponent(id))
}
