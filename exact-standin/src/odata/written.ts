import type { Entity, ExactRecord, PropertyType, Value } from '../model/entities.ts'
import { ExactError } from '../http/ExactError.ts'

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

export interface Writing {
  /** Address of the division, with a slash at its end. */
  readonly base: string
  readonly int64AsText: boolean
}

/** A value as OData 2 writes it in JSON. */
function writtenValue(value: Value, type: PropertyType, int64AsText: boolean): Json {
  if (value === null) return null
  if (value instanceof Date) return `/Date(${value.getTime()})/`
  return type === 'int64' && int64AsText ? String(value) : value
}

function keyOf(entity: Entity, record: ExactRecord): string {
  const value = String(record[entity.key] ?? '')
  return entity.properties.get(entity.key) === 'guid' ? `guid'${value}'` : value
}

/** A record as it goes out: its own address, and the properties that were asked for. */
export function writtenRecord(
  entity: Entity,
  record: ExactRecord,
  select: readonly string[] | null,
  { base, int64AsText }: Writing,
): { [name: string]: Json } {
  const uri = `${base}${entity.path}(${keyOf(entity, record)})`
  const written: { [name: string]: Json } = {
    __metadata: { uri, type: `Exact.Web.Api.Models.${entity.type}` },
  }
  for (const [name, type] of entity.properties) {
    if (select ? select.includes(name) : name !== 'Timestamp' || entity.sync !== null)
      written[name] = writtenValue(record[name] ?? null, type, int64AsText)
  }
  if (entity.lines && !select)
    written[entity.lines.property] = { __deferred: { uri: `${uri}/${entity.lines.property}` } }
  return written
}

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A value as it came in a body, in the type of its property. */
export function readValue(name: string, type: PropertyType, value: unknown): Value {
  if (value === null) return null
  const read = readers[type](value)
  if (read !== undefined) return read
  throw new ExactError(400, `Error processing request stream. Error in the value of the property '${name}'.`)
}

const number = (value: unknown): number | undefined => {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined
}
const whole = (value: unknown): number | undefined => {
  const read = number(value)
  return Number.isInteger(read) ? read : undefined
}

const readers: Readonly<Record<PropertyType, (value: unknown) => Value | undefined>> = {
  guid: (value) => (typeof value === 'string' && guid.test(value) ? value.toLowerCase() : undefined),
  text: (value) => (typeof value === 'string' ? value : undefined),
  number,
  int: whole,
  int64: whole,
  bool: (value) => (typeof value === 'boolean' ? value : undefined),
  date: (value) => {
    if (typeof value !== 'string') return undefined
    const [, ms] = /^\/Date\((-?\d+)\)\/$/.exec(value) ?? []
    const date = new Date(ms === undefined ? value : Number(ms))
    return Number.isNaN(date.getTime()) ? undefined : date
  },
}
