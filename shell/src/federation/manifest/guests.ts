import type { AreaSlot } from '@staffel/shared-api/contract'
import { isOn, hasRole, type Area, type Viewer } from './areas.ts'

/** One area's part in a place of another. */
export interface AreaGuest {
  /** `catalogue/settings`: of all guests of all places. */
  readonly key: string
  readonly area: Area
  readonly slot: AreaSlot
}

/** All guests that the areas of this environment declare, in their order, before anyone's role is looked at. */
export function compileGuests(areas: readonly Area[]): AreaGuest[] {
  return areas
    .flatMap((area) => area.document.slots.map((slot) => ({ key: `${area.id}/${slot.export}`, area, slot })))
    .sort((one, other) => one.slot.order - other.slot.order || (one.area.id < other.area.id ? -1 : 1))
}

/**
 * The guests of a place that this viewer is shown. One that does not fit is shown too: its place says so. Of an area
 * that is disabled, for other roles, or behind a flag that is off, nothing is there.
 */
export function visibleGuests(guests: readonly AreaGuest[], place: string, viewer: Viewer): AreaGuest[] {
  if (!viewer.signedIn) return []
  return guests.filter(
    ({ area, slot }) =>
      slot.place === place && area.status !== 'disabled' && hasRole(slot.roles, viewer) && isOn(area, slot.flag),
  )
}

/** The version of a place as its host has it; undefined when no area of this environment has such a place. */
export function placeVersion(areas: readonly Area[], place: string): number | undefined {
  return areas.flatMap(({ document }) => document.places ?? []).find(({ id }) => id === place)?.version
}
