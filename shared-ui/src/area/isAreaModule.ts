import type { AreaModule } from './AreaModule.ts'

/**
 * Whether a module that was loaded at run time keeps the contract of `AreaModule`.
 * `id` is checked against the area that was asked for, so that a wrong address cannot mount another area.
 */
export function isAreaModule(value: unknown, id?: string): value is AreaModule {
  if (typeof value !== 'object' || value === null) return false
  const area: Partial<Record<keyof AreaModule, unknown>> = value
  return (
    area.contractVersion === 1 &&
    typeof area.id === 'string' &&
    (id === undefined || area.id === id) &&
    Array.isArray(area.routes) &&
    area.routes.every((route) => typeof route === 'object' && route !== null) &&
    typeof area.translations === 'function'
  )
}
