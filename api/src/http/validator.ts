import { Settings } from 'typebox/system'
import type { TSchema } from 'typebox'
import { DomainError } from '../errors.ts'
import type { Text } from '../texts/text.ts'
import { checkOf } from './compiled.ts'
import { fieldMessage } from './field-message.ts'
import { nearestBranches, type Failed } from './nearest-branches.ts'

// The library stops at eight by default, which would hide fields from the caller.
Settings.Set({ maxErrors: 200 })

/** Checks a value against a schema of the contract; every failing field is named, not only the first. */
export function validator(schema: TSchema, prefix = ''): (value: unknown) => void {
  return (value) => {
    const check = checkOf(schema)
    if (check.Check(value)) return
    // Two units make one character at most, and one more keeps what is too long too long.
    const most = 2 * (longestText(schema) + 1)
    throw new DomainError('VALIDATION', { fields: fieldsOf(check.Errors(shortened(value, most)), prefix) })
  }
}

/** The largest limit on a text anywhere in a schema. */
function longestText(schema: unknown): number {
  if (typeof schema !== 'object' || schema === null) return 0
  return Object.entries(schema).reduce(
    (most, [key, value]) =>
      Math.max(most, key === 'maxLength' && typeof value === 'number' ? value : longestText(value)),
    shortest,
  )
}

/** Texts without a limit of their own have a pattern that none of this length fits. */
const shortest = 256
/** No body of the contract is as deep as this. */
const deepest = 32

/**
 * A check stops at a text that is too long; who lists every fault goes on to its pattern, which must not see a
 * megabyte.
 */
function shortened(value: unknown, most: number, depth = 0): unknown {
  if (typeof value === 'string') return value.length > most ? value.slice(0, most).toWellFormed() : value
  if (typeof value !== 'object' || value === null || depth > deepest) return value
  if (Array.isArray(value)) return value.map((entry) => shortened(entry, most, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shortened(entry, most, depth + 1)]))
}

function fieldsOf(errors: readonly Failed[], prefix: string): Record<string, Text> {
  const fields = new Map<string, Text>()
  for (const error of nearestBranches(errors)) {
    const params: Record<string, unknown> = { ...error.params }
    for (const path of pathsOf(error, params)) {
      const name = [prefix, ...path.split('/').slice(1).map(unescape)].filter(Boolean).join('.') || 'body'
      if (!fields.has(name)) fields.set(name, fieldMessage({ keyword: error.keyword, params }))
    }
  }
  // Not written key by key into an object: a caller's key may be `constructor`.
  return Object.fromEntries(fields)
}

/** A missing or unknown key is reported at its parent; the caller wants the key. */
function pathsOf({ keyword, instancePath }: Failed, params: Record<string, unknown>): string[] {
  const keys =
    keyword === 'required'
      ? params['requiredProperties']
      : keyword === 'additionalProperties'
        ? params['additionalProperties']
        : null
  return Array.isArray(keys) ? keys.map((key) => `${instancePath}/${String(key)}`) : [instancePath]
}

function unescape(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~')
}
