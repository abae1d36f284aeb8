import type { EndpointShape } from '@staffel/shared-api/contract'
import type { TObject, TSchema } from 'typebox'
import { DomainError } from '../../errors.ts'
import { validator } from '../validator.ts'
import { fieldMessage } from '../field-message.ts'

type Values = Record<string, unknown>

/**
 * Turns the text of a path or query into the types of its schema, and checks it. Unknown and repeated names are
 * refused.
 */
export function textInput(schema: TObject | undefined): (raw: unknown) => Values {
  if (!schema) return (raw) => refuseKeys(entriesOf(raw))
  const check = validator(schema)
  return (raw) => {
    const given = entriesOf(raw)
    refuseRepeated(given)
    // Entry by entry, so that `__proto__` is a name as any other, and refused.
    const values: Values = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, fromText(schema.properties[name], value)]),
    )
    for (const [name, property] of Object.entries(schema.properties))
      if ('default' in property) values[name] ??= property.default
    check(values)
    return values
  }
}

/** Query values that are JSON text (`filters`), parsed and checked beside the plain ones. */
export function queryInput({
  query,
  jsonQuery = {},
}: Pick<EndpointShape, 'query' | 'jsonQuery'>): (raw: unknown) => Values {
  const plain = textInput(query)
  const json = Object.entries(jsonQuery).map(([name, schema]) => ({ name, parse: jsonValue(name, schema) }))
  return (raw) => {
    const given = entriesOf(raw)
    const jsonNames = new Set(json.map(({ name }) => name))
    const values = plain(Object.fromEntries(Object.entries(given).filter(([name]) => !jsonNames.has(name))))
    for (const { name, parse } of json)
      if (given[name] !== undefined && given[name] !== '') values[name] = parse(given[name])
    return values
  }
}

function jsonValue(name: string, schema: TSchema): (text: unknown) => unknown {
  const check = validator(schema, name)
  return (text) => {
    if (typeof text !== 'string') throw failed(name, 'duplicate')
    const value = parseJson(name, text)
    check(value)
    return value
  }
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw failed(name, 'json')
  }
}

const patterns: Readonly<Record<string, RegExp>> = { integer: /^-?\d{1,16}$/, number: /^-?\d{1,16}(\.\d{1,12})?$/ }

/** Text that does not look like the wanted type stays text, and the schema refuses it. */
function fromText(schema: TSchema | undefined, value: unknown): unknown {
  if (typeof value !== 'string' || !schema || !('type' in schema)) return value
  const types = [schema.type].flat()
  if (types.includes('boolean') && (value === 'true' || value === 'false')) return value === 'true'
  return types.some((type) => patterns[String(type)]?.test(value)) ? Number(value) : value
}

function refuseRepeated(given: Values): void {
  const repeated = Object.keys(given).filter((name) => Array.isArray(given[name]))
  const [first] = repeated
  if (first !== undefined) throw failed(first, 'duplicate')
}

function refuseKeys(given: Values): Values {
  const [first] = Object.keys(given)
  if (first !== undefined) throw failed(first, 'additionalProperties')
  return {}
}

function failed(name: string, keyword: string): DomainError {
  return new DomainError('VALIDATION', { fields: { [name]: fieldMessage({ keyword }) } })
}

function entriesOf(raw: unknown): Values {
  return typeof raw === 'object' && raw !== null ? { ...raw } : {}
}
