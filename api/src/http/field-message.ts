import { Email, Text as TextSchema } from '@staffel/shared-api/contract'
import { text, type Text } from '../texts/text.ts'

const required = text('field.required')
const invalidValue = text('field.invalid')
const email = text('field.format.email')

const formats: Readonly<Record<string, Text>> = {
  date: text('field.format.date'),
  'date-time': text('field.format.date-time'),
  email,
}

const types: Readonly<Record<string, Text>> = {
  integer: text('field.type.integer'),
  number: text('field.type.number'),
  boolean: text('field.type.boolean'),
  string: text('field.type.string'),
  object: text('field.type.object'),
  array: text('field.type.array'),
}

/** What the value should have been, by the pattern that it does not fit. */
const patterns: Readonly<Record<string, Text>> = {
  [String(Reflect.get(Email, 'pattern'))]: email,
  [String(Reflect.get(TextSchema(1, { minLength: 1 }), 'pattern'))]: required,
}

const keywords: Readonly<Record<string, (limit: string) => Text>> = {
  required: () => required,
  additionalProperties: () => text('field.unknown'),
  boolean: () => text('field.unknown'),
  minimum: (limit) => text('field.minimum', { limit }),
  exclusiveMinimum: (limit) => text('field.exclusiveMinimum', { limit }),
  maximum: (limit) => text('field.maximum', { limit }),
  exclusiveMaximum: (limit) => text('field.exclusiveMaximum', { limit }),
  minLength: (limit) => (limit === '1' ? required : text('field.minLength', { limit })),
  maxLength: (limit) => text('field.maxLength', { limit }),
  minItems: (limit) => text('field.minItems', { limit }),
  maxItems: (limit) => text('field.maxItems', { limit }),
  enum: () => text('field.notAllowed'),
  const: () => text('field.notAllowed'),
  duplicate: () => text('field.duplicate'),
  json: () => text('field.json'),
}

/** The sentence for one failed keyword of a schema. */
export function fieldMessage(failed: {
  readonly keyword: string
  readonly params?: Readonly<Record<string, unknown>>
}): Text {
  const params = failed.params ?? {}
  if (failed.keyword === 'type') return types[String([params['type']].flat()[0])] ?? invalidValue
  if (failed.keyword === 'pattern') return patterns[String(params['pattern'])] ?? invalidValue
  if (failed.keyword === 'format') return formats[String(params['format'])] ?? invalidValue
  return keywords[failed.keyword]?.(String(params['limit'] ?? '')) ?? invalidValue
}
