/** Test support: one render with everything that a screen finds around itself in the house. */
export { renderRoutes, type RenderRoutesOptions, type RoutesResult } from './renderRoutes.tsx'
export { renderWithProviders, type RenderOptions } from './renderWithProviders.tsx'
export { setViewport } from './setViewport.ts'
export { withTranslations } from './testLanguage.ts'
