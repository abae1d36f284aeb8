import type { Rule } from 'eslint'
import { eachImport, pathOf } from './imports.ts'

/**
 * Inside an area: `area › routes, slots › features › api › shared`; a feature never imports a feature. What features
 * share (`api`, `paths`, folders of the area's own) stands on the ground floor and imports nothing from above.
 */
export const areaLayers: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const from = placeOf(pathOf(context))
    if (from === null || /\.test\.tsx?$/.test(context.filename)) return {}
    return eachImport(context, ({ file }) => {
      const to = file === null ? null : placeOf(file)
      if (to === null || to.area !== from.area) return null
      if (to.level < from.level)
        return `${to.name} is above ${from.name}: turn the import round, or hand the value down as a prop or an argument.`
      if (from.feature && to.feature && to.feature !== from.feature) {
        return `The feature ${from.feature} does not import the feature ${to.feature}: move what both need out of features/, beside it.`
      }
      return null
    })
  },
}

interface Place {
  readonly area: string
  readonly name: string
  readonly level: number
  readonly feature: string | null
}

function placeOf(path: string): Place | null {
  const [, area, inside] = /^(mf-[^/]+)\/src\/(.+)$/.exec(path) ?? []
  if (area === undefined || inside === undefined) return null
  const [first = '', second = null] = inside.split('/')
  if (/^(area|index|standalone|public)\.tsx?$/.test(first)) return { area, name: first, level: -1, feature: null }
  if (first === 'slots' || /^routes\.tsx?$/.test(first)) return { area, name: first, level: 0, feature: null }
  return first === 'features'
    ? { area, name: first, level: 1, feature: second }
    : { area, name: first, level: 2, feature: null }
}
