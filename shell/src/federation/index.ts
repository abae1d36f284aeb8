export { createFederation, type Federation, type FederationOptions } from './createFederation.ts'
export { layoutRouteId } from './load/areaRoutes.tsx'
export type { Access, NavigationEntry, Viewer } from './manifest/areas.ts'
