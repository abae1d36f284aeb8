export type { AreaModule, Language, Translations } from './AreaModule.ts'
export { isAreaModule } from './isAreaModule.ts'
