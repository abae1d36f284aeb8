import type { ProductProperty } from '@staffel/shared-api/contract'

/** Properties in one cell: `Kleur: RAL 9010 | Lengte*: 2 m`; the star says that an offer may have another value. */
export function propertiesText(properties: readonly ProductProperty[]): string | null {
  if (properties.length === 0) return null
  return properties
    .map(({ propertyType, value, editable }) => `${quoted(propertyType)}${editable ? '*' : ''}: ${quoted(value)}`)
    .join(' | ')
}

const quoted = (text: string): string => text.replace(/[\\|:*]/g, String.raw`\$&`)
