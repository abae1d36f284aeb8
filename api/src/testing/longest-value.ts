import type { TSchema } from 'typebox'

/** A value that a schema just allows: every property there, every text as long and every number as high as may be. */
export function longestValue(schema: TSchema): unknown {
  const { anyOf, type, enum: words, properties, items, const: only } = keywords(schema)
  if (only !== undefined) return only
  if (Array.isArray(words)) return words[0]
  if (Array.isArray(anyOf)) return longestValue(anyOf[0])
  switch (Array.isArray(type) ? type[0] : type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties ?? {}).map(([name, property]) => [name, longestValue(property)]),
      )
    case 'array':
      return items ? [longestValue(items)] : []
    case 'boolean':
      return true
    case 'string':
      return longestText(schema)
    default:
      return keywords(schema).maximum ?? 1
  }
}

interface Keywords {
  readonly anyOf?: readonly TSchema[]
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, TSchema>>
  readonly items?: TSchema
  readonly maximum?: number
  readonly maxLength?: number
  readonly format?: string
  readonly pattern?: string
}

/** Keywords of JSON Schema; the builder's types tell few of them. */
function keywords(schema: TSchema): Keywords {
  return schema
}

function longestText(schema: TSchema): string {
  const { maxLength = 1, format, pattern = '' } = keywords(schema)
  if (format === 'date') return '2026-06-01'
  if (pattern.includes('@')) return `${'a'.repeat(maxLength - '@b.example'.length)}@b.example`
  if (pattern === '^[A-Za-z]{2}$') return 'DE'
  return 'x'.repeat(maxLength)
}
