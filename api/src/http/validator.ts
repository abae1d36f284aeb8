import { Compile } from 'typebox/compile'
import { Settings } from 'typebox/system'
import type { TSchema } from 'typebox'
import { DomainError, type FieldMessage } from '../errors.ts'
import { fieldMessage } from './messages.ts'
import { nearestBranches, type Failed } from './nearest-branch.ts'

// The library stops at eight by default, which would hide fields from the caller.
Settings.Set({ maxErrors: 200 })

/** Checks a value against a schema of the contract; every failing field is named, not only the first. */
export function validator(schema: TSchema, prefix = ''): (value: unknown) => void {
  const check = Compile(schema)
  return (value) => {
    if (check.Check(value)) return
    throw new DomainError('VALIDATION', { fields: fieldsOf(check.Errors(value), prefix) })
  }
}

function fieldsOf(errors: readonly Failed[], prefix: string): Record<string, FieldMessage> {
  const fields = new Map<string, FieldMessage>()
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
  const keys = keyword === 'required' ? params['requiredProperties'] : keyword === 'additionalProperties' ? params['additionalProperties'] : null
  return Array.isArray(keys) ? keys.map((key) => `${instancePath}/${String(key)}`) : [instancePath]
}

function unescape(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~')
}
