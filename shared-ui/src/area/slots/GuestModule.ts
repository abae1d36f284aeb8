import type { ComponentType } from 'react'
import type { AreaModule } from '../AreaModule.ts'
import type { Place, PlaceContexts } from './placeContexts.ts'

/** What an area exports as `guest` from a file that `area.json` names under `slots`: plain data, as `AreaModule` is. */
export interface GuestModule<P extends Place = Place> {
  readonly contractVersion: 1
  readonly place: P
  /** Has no other handle on its host than what it is told here. */
  readonly Component: ComponentType<{ readonly context: Readonly<PlaceContexts[P]> }>
  /** Those of its area. */
  readonly translations: AreaModule['translations']
}

/** Whether a module that was loaded at run time keeps that contract, for this place. */
export function isGuestModule<P extends Place>(value: unknown, place: P): value is GuestModule<P>
export function isGuestModule(value: unknown, place: string): value is GuestModule
export function isGuestModule(value: unknown, place: string): boolean {
  if (typeof value !== 'object' || value === null) return false
  const guest: Partial<Record<keyof GuestModule, unknown>> = value
  return (
    guest.contractVersion === 1 &&
    guest.place === place &&
    typeof guest.Component === 'function' &&
    typeof guest.translations === 'function'
  )
}
