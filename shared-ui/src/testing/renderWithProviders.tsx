import type { ReactNode } from 'react'
import { renderRoutes, type RenderRoutesOptions, type RoutesResult } from './renderRoutes.tsx'

export interface RenderOptions extends RenderRoutesOptions {
  /** The route that the element stands at, when it reads parameters: `/offers/:id`. */
  path?: string
}

/**
 * Renders one element in everything that a screen finds around itself in the house. Any other address renders nothing.
 */
export function renderWithProviders(element: ReactNode, { path = '*', ...options }: RenderOptions = {}): RoutesResult {
  return renderRoutes(
    [
      { path, element },
      { path: '*', element: null },
    ],
    options,
  )
}
