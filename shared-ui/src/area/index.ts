export type { AreaModule, AreaRouteHandle, Language, Translations } from './AreaModule.ts'
export { isAreaModule } from './isAreaModule.ts'
