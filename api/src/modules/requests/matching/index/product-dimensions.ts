import type { PropertyValue } from '@staffel/shared-api/contract'
import type { Dimension, Role } from '../text/measures/dimension.types.ts'
import { measures, roles } from './catalogue-index.types.ts'

const roleOfProperty: readonly (readonly [RegExp, Role])[] = [
  [/^(dikte|thickness|wanddikte)/i, 'thickness'],
  [/^(breedte|width)/i, 'width'],
  [/^(hoogte|height)/i, 'height'],
  [/^(lengte|length)/i, 'length'],
  [/^(diameter|doorsnede)/i, 'diameter'],
]

export function withRole(dimensions: readonly Dimension[], { propertyType }: PropertyValue): Dimension[] {
  const role = roleOfProperty.find(([pattern]) => pattern.test(propertyType.trim()))?.[1] ?? null
  return dimensions.map((dimension) =>
    role === null || dimension.measure !== 'length' ? dimension : { ...dimension, role },
  )
}

interface Slot {
  readonly measure: number
  roles: number
  readonly value: number
  readonly second: number
}

/**
 * The dimensions of a product from its name, properties and description, which repeat each other: of every value as
 * many as the text that has most of it, with the roles that any of them gives.
 */
export function mergeDimensions(texts: readonly (readonly Dimension[])[]): Slot[] {
  const slots: Slot[] = []
  for (const dimensions of texts) {
    const used = new Set<Slot>()
    for (const { measure, values, role } of dimensions) {
      const place = measures.indexOf(measure)
      const [value = 0, second = 0] = measure === 'any' ? values.map((each) => Math.round(each * 100)) : values
      const bit = role === null ? 0 : 1 << roles.indexOf(role)
      const same = slots.filter((slot) => slot.measure === place && slot.value === value && !used.has(slot))
      const slot = same.find((each) => (each.roles & bit) !== 0) ??
        same[0] ?? { measure: place, roles: 0, value, second }
      if (same.length === 0) slots.push(slot)
      slot.roles |= bit
      used.add(slot)
    }
  }
  return slots
}
