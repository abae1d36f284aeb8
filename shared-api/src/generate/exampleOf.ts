import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import fieldExamples from './field-examples.json' with { type: 'json' }

const byField = new Map<string, unknown>(Object.entries(fieldExamples))

/**
 * A value that the schema accepts and that people recognise: what `field-examples.json` says of a field, else what the
 * schema says itself, else put together of its parts. `path` is the names of the fields that lead to it.
 */
export function exampleOf(schema: TSchema, path: readonly string[] = []): unknown {
  const example = candidates(schema, path).find((candidate) => Value.Check(schema, candidate))
  if (example !== undefined) return example
  const composed = composedExample(schema, path)
  if (composed !== undefined) return composed
  throw new Error(`No example for ${path.join('.')}: field-examples.json needs one that fits ${JSON.stringify(schema)}`)
}

function candidates(schema: TSchema, path: readonly string[]): unknown[] {
  const [field = '', parent = ''] = path.toReversed()
  return [
    byField.get(`${parent}.${field}`),
    byField.get(field),
    keyword(schema, 'examples'),
    keyword(schema, 'default'),
    keyword(schema, 'const'),
    keyword(schema, 'enum'),
    keyword(schema, 'type') === 'boolean' ? false : undefined,
  ].flat()
}

function composedExample(schema: TSchema, path: readonly string[]): unknown {
  const { properties, items, anyOf }: Parts = schema
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [name, exampleOf(part, [...path, name])]),
    )
  if (items) return [exampleOf(items, path)]
  return anyOf?.[0] && exampleOf(anyOf[0], path)
}

interface Parts {
  readonly properties?: Readonly<Record<string, TSchema>>
  readonly items?: TSchema
  readonly anyOf?: readonly TSchema[]
}

function keyword(schema: TSchema, name: string): unknown {
  return Reflect.get(schema, name)
}
