import { Type, type Static, type TProperties, type TSchema } from 'typebox'
import { seenPattern } from '../../rules/blank.rules.ts'
import { priceUnits, type PriceUnit as PriceUnitNumber } from '../catalogue/rules/price-unit.rules.ts'
import { offerLimits } from '../offers/rules/offer-words.rules.ts'

/** An object that refuses keys it does not name; the only kind of object in this contract. */
export const Strict = <P extends TProperties>(properties: P, options: { description?: string } = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options })

/** `schema` or null. One `type` list where that is possible, because a serialiser handles it faster than `anyOf`. */
export function Nullable<S extends TSchema>(schema: S) {
  const type = keyword(schema, 'type')
  if (typeof type !== 'string' || type === 'object' || type === 'array')
    return Type.Unsafe<Static<S> | null>({ anyOf: [schema, { type: 'null' }] })
  const words = keyword(schema, 'enum')
  return Type.Unsafe<Static<S> | null>({
    ...schema,
    type: [type, 'null'],
    ...(Array.isArray(words) && { enum: [...words, null] }),
  })
}

/** A keyword of JSON Schema; the builder's types tell few of them. */
function keyword(schema: TSchema, name: string): unknown {
  return Reflect.get(schema, name)
}

/** One of a few words. */
export const Words = <const V extends readonly string[]>(words: V) =>
  Type.Unsafe<V[number]>({ type: 'string', enum: [...words] })

/** What can be stored: PostgreSQL has no place for NUL, and half of a surrogate pair is no character. */
const storable = '[^\\u0000\\ud800-\\udfff]'

/** Text of at most `maxLength` characters. With a `minLength`, something of it has to be seen. */
export const Text = (
  maxLength: number,
  options: { minLength?: number; description?: string; examples?: string[] } = {},
) =>
  Type.String({
    maxLength,
    pattern: options.minLength ? `^(?=[\\s\\S]*${seenPattern})${storable}*$` : `^${storable}*$`,
    ...options,
  })

/** A key in the database. Fits a JavaScript number exactly, so it may exceed 32 bits. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, examples: [107] })

/** Opaque random identifier, lower case hexadecimal with dashes. */
export const Uuid = Type.String({
  pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
  examples: ['5f0e8a51-3c2d-4b7a-9e10-7d2d4c1be870'],
})

/** A numeric id or a UUID, as text; calls that take it accept either. */
export const IdOrUuid = Type.String({
  pattern: '^([1-9][0-9]{0,14}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$',
  description: 'Numeric id, or the UUID (externalId)',
  examples: ['107'],
})

/** A calendar day, `YYYY-MM-DD`, in the tenant's time zone. The pattern keeps years within what people mean. */
export const Day = Type.String({
  format: 'date',
  pattern: '^(19|20|21)[0-9]{2}-[0-9]{2}-[0-9]{2}$',
  examples: ['2026-03-31'],
})

/** A moment, ISO 8601 in UTC. */
export const Instant = Type.String({ format: 'date-time', examples: ['2026-03-02T09:15:00.000Z'] })

/**
 * Euros (or the offer's currency) as a decimal number with at most two decimals; computed with decimals, never with
 * floats.
 */
export const Money = Type.Number({
  description: 'Amount in the document currency, at most two decimals',
  examples: [337.5],
})

/** A price that a caller sends: not negative, at most 9,999,999.99; rounded to two decimals, half away from zero. */
export const Price = Type.Number({ minimum: 0, maximum: offerLimits.price, examples: [1.35] })

/** For how many sales units a price is. */
export const PriceUnit = Type.Unsafe<PriceUnitNumber>({
  type: 'integer',
  enum: [...priceUnits],
  description: 'A price is for so many sales units',
  examples: [1],
})

/** Up to three decimals, not negative. */
export const Quantity = Type.Number({ minimum: 0, maximum: offerLimits.quantity, examples: [250] })

/** Percent, 0 to 100, at most two decimals. */
export const Percent = Type.Number({ minimum: 0, maximum: 100, examples: [21] })

/**
 * Not within an e-mail address: what separates addresses or sets one within other words, since a mail program would
 * send to somebody else; and what is not seen.
 */
const notInEmail = '\\s@,;:<>"\\(\\)\\[\\]\\\\\\p{Cc}\\p{Cf}\\p{Cs}\\p{Default_Ignorable_Code_Point}'

/** An e-mail address as people write it; whether it exists is found out by sending. */
export const Email = Type.String({
  maxLength: 254,
  pattern: `^[^${notInEmail}]+@[^${notInEmail}][^${notInEmail}.]*\\.[^${notInEmail}]+$`,
  examples: ['ans@jansenbouw.example'],
})

/** Free search text; the caller debounces it by 500 ms. */
export const SearchText = Text(200, { description: 'Words to look for', examples: ['bouten'] })

export const Page = Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })

/** Rows per page; `fallback` is what the server takes when the caller sends none. */
export const Limit = (fallback: number) => Type.Integer({ minimum: 1, maximum: 100, default: fallback })

export const Offset = Type.Integer({ minimum: 0, maximum: 10_000_000, default: 0 })

export const SortDir = Words(['asc', 'desc'])
export type SortDir = Static<typeof SortDir>

/** Lists of people sort by `DESC`, as their specification writes it; lower case is accepted. */
export const SortOrder = Words(['ASC', 'DESC', 'asc', 'desc'])
export type SortOrder = Static<typeof SortOrder>

/** On the first row of lists that report their total there; absent on the others. */
export const totalCountField = Type.Optional(
  Type.Integer({ minimum: 0, description: 'All rows that match; on the first row only' }),
)
