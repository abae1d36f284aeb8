import type { AreaAction, AreaSearch } from '@staffel/shared-api/contract'
import { hasRole, isOn, opens, visibleAreas, type Area, type Viewer } from './areas.ts'

/** What areas give to Ctrl-K: what its search finds, and what can be done from everywhere. */
export interface FrameLinks {
  readonly search: readonly AreaSearch[]
  readonly actions: readonly AreaAction[]
}

/** That of the areas that this viewer may use, in order; never what leads to a page that they may not open. */
export function visibleLinks(areas: readonly Area[], viewer: Viewer): FrameLinks {
  if (!viewer.signedIn) return { search: [], actions: [] }
  const visible = visibleAreas(areas, viewer)
  const shown =
    (area: Area) =>
    ({ roles, flag, to }: Pick<AreaAction, 'roles' | 'flag' | 'to'>) =>
      hasRole(roles, viewer) && isOn(area, flag) && opens(area, to.split('?')[0] ?? to, viewer)
  return {
    search: visible
      .flatMap((area) => (area.document.search ?? []).filter((entry) => shown(area)({ ...entry, to: entry.path })))
      .sort((one, other) => one.order - other.order),
    actions: visible
      .flatMap((area) => (area.document.actions ?? []).filter(shown(area)))
      .sort((one, other) => one.order - other.order),
  }
}
