import type { BootArea, BootManifest, RoleName } from '@staffel/shared-api/contract'

/** Ways in which an area fails on purpose. */
export const failures = ['gone', 'altered', 'silent', 'incompatible', 'disabled'] as const
export type Failure = (typeof failures)[number]

/** Where another build of an area was found, as its server or its release describes it. */
export type OtherBuild = Omit<BootArea, 'enabled' | 'flags'>

export interface AreaOverride {
  readonly build?: OtherBuild
  readonly flags?: Readonly<Record<string, boolean>>
  readonly failure?: Failure
}

/** What a developer has changed for this tab. */
export interface Overrides {
  readonly areas: Readonly<Record<string, AreaOverride>>
  readonly role?: RoleName
}

export const none: Overrides = { areas: {} }

const key = 'staffel.developer'

/** Of this tab alone, and never from its address: a link cannot bring anybody another build. */
export function readOverrides(): Overrides {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null')
    return isOverrides(kept) ? kept : none
  } catch {
    return none
  }
}

export function keepOverrides(overrides: Overrides): void {
  if (isNothing(overrides)) window.sessionStorage.removeItem(key)
  else window.sessionStorage.setItem(key, JSON.stringify(overrides))
}

export function isNothing({ areas, role }: Overrides): boolean {
  return role === undefined && Object.values(areas).every((area) => Object.keys(area).length === 0)
}

function isOverrides(value: unknown): value is Overrides {
  return typeof value === 'object' && value !== null && 'areas' in value && typeof value.areas === 'object'
}

/** A boot manifest as the developer wants it. */
export function changedBoot(boot: BootManifest, { areas }: Overrides): BootManifest {
  return {
    ...boot,
    areas: boot.areas.map((area) => {
      const { build, flags, failure } = areas[area.document.id] ?? {}
      const chosen = { ...area, ...build, flags: { ...area.flags, ...flags } }
      return failure === undefined ? chosen : { ...chosen, ...failing(chosen, failure) }
    }),
  }
}

/** The development server answers below this address, and never ends. */
const never = '/__never/'

function failing(area: BootArea, failure: Failure): Partial<BootArea> {
  const { document, entry } = area
  switch (failure) {
    case 'gone':
      return { entry: 'gone.js' }
    case 'altered':
      return { integrity: { ...area.integrity, [entry]: `sha384-${'A'.repeat(64)}` } }
    case 'silent':
      return { base: never }
    case 'incompatible':
      return { document: { ...document, requires: { ...document.requires, shellApi: '^99.0.0' } } }
    case 'disabled':
      return { enabled: false }
  }
}
