/** What this shell offers: the version of its contract (boot manifest, `AreaModule`) and of every shared module. */
export interface Provided {
  readonly shellApi: string
  readonly shared: Readonly<Record<string, string>>
}

/** Filled in by the build, from the packages that were really built in. */
declare const STAFFEL_PROVIDED: Provided

export function provided(): Provided {
  return STAFFEL_PROVIDED
}
