import type { EndpointShape } from '@staffel/shared-api/contract'
import { validator } from '../validator.ts'
import { DomainError } from '../../errors.ts'
import { fieldMessage } from '../field-message.ts'

/** Checks a JSON body. A call without one takes nothing or `{}`; a multipart form is read by its handler. */
export function bodyInput({ method, body, bodyOptional, multipart, id }: EndpointShape): (raw: unknown) => unknown {
  if (method === 'GET' || multipart || ignoresBody.has(id)) return () => undefined
  if (!body) return refuseContent
  const check = validator(body)
  return (raw) => {
    const value = raw === undefined && bodyOptional ? {} : raw
    check(value)
    return value
  }
}

/** `POST /token`: "a body is ignored". */
const ignoresBody = new Set(['syncToken'])

function refuseContent(raw: unknown): undefined {
  if (raw === undefined || raw === null) return undefined
  const [first] = typeof raw === 'object' ? Object.keys(raw) : ['body']
  if (first !== undefined)
    throw new DomainError('VALIDATION', { fields: { [first]: fieldMessage({ keyword: 'additionalProperties' }) } })
  return undefined
}
