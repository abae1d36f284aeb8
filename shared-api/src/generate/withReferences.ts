/** Schemas that are worth a name of their own, with that name. */
export type NamedSchemas = ReadonlyMap<unknown, string>

interface Document {
  readonly components: object
  readonly [part: string]: unknown
}

/** Replaces every named schema in a document by a reference, and adds those that are used to its components. */
export function withReferences(document: Document, named: NamedSchemas): object {
  const used = new Map<string, object>()
  const refer = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(refer)
    if (typeof value !== 'object' || value === null) return value
    const name = named.get(value)
    if (name === undefined) return eachPart(value, refer)
    if (!used.has(name)) used.set(name, eachPart(value, refer))
    return { $ref: `#/components/schemas/${name}` }
  }
  const { components, ...referring } = {
    ...eachPart(document, refer),
    components: eachPart(document.components, refer),
  }
  const schemas = Object.fromEntries([...used].sort(([a], [b]) => (a < b ? -1 : 1)))
  return { ...referring, components: { schemas, ...components } }
}

function eachPart(value: object, change: (part: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part)]))
}
