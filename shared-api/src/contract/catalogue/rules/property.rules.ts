interface Property {
  readonly propertyType: string
  readonly value: string
}

/** `editable`: a line of an offer may have another value. */
interface ProductProperty extends Property {
  readonly editable?: boolean
}

/** The properties of a product as a line of an offer has them at first. */
export function propertyValues(properties: readonly ProductProperty[]): Property[] {
  return properties.map(({ propertyType, value }) => ({ propertyType, value }))
}

/** Whether a line may have another value of this property than its product. */
export function isEditableProperty(properties: readonly ProductProperty[], propertyType: string): boolean {
  return properties.some((property) => property.propertyType === propertyType && property.editable === true)
}

/** `Kleur: RAL 7016`, for each property that has a value. */
export function propertyWords(values: readonly Property[]): string[] {
  return values.filter(({ value }) => value.trim() !== '').map(({ propertyType, value }) => `${propertyType}: ${value}`)
}

/** The kinds of property that every tenant begins with; a product may have others besides. */
export const propertyTypes = [
  'Kleur',
  'Lengte',
  'Hoogte',
  'Breedte',
  'Dikte',
  'Afmeting',
  'Materiaal',
  'Afwerking',
  'Sterkteklasse',
  'Inhoud',
] as const

/**
 * Says how a kind of property is written: as it is where that is known, else as the known one that differs from it in
 * capitals alone. What it is asked, it knows from then on.
 */
export function propertySpelling(own: readonly string[]): (propertyType: string) => string {
  const all: readonly string[] = [...propertyTypes, ...own]
  const exact = new Set(all)
  const spelled = new Map(all.toReversed().map((name) => [name.toLowerCase(), name]))
  return (propertyType) => {
    if (exact.has(propertyType)) return propertyType
    const key = propertyType.toLowerCase()
    const known = spelled.get(key) ?? propertyType
    spelled.set(key, known)
    return known
  }
}
