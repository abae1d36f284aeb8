import type { RouteObject } from 'react-router-dom'

/** Languages that the product speaks; `en` is the fallback. */
export type Language = 'nl' | 'en'

/** Texts of one namespace, nested by screen. */
export interface Translations {
  readonly [key: string]: string | Translations
}

/**
 * The one thing that an area exposes to the shell (`<area>/area`): plain data, no side effects on import.
 * The shell checks the shape again at run time, because area and shell are built and deployed apart.
 */
export interface AreaModule {
  /** Version of this contract. The shell refuses a version that it does not know. */
  readonly contractVersion: 1
  /** Equal to `id` in the area's `area.json`. */
  readonly id: string
  /** Routes with absolute paths below the area's own; patched in as children of the shell's layout route. */
  readonly routes: RouteObject[]
  /** Loads the texts of the area's namespace (`area.json` → `i18n.ns`) in one language. */
  readonly translations: (language: Language) => Promise<Translations>
}

/** What the `handle` of an area's route may hold for the shell. */
export interface AreaRouteHandle {
  /**
   * Called when somebody is about to open the page (points at a link to it): starts its questions. For a page that
   * comes with its area: unlike a loader it takes no part in the navigation itself, which is then drawn in one go. Must
   * not wait or throw.
   */
  readonly ahead: (address: {
    readonly url: URL
    readonly params: Readonly<Record<string, string | undefined>>
  }) => void
}
