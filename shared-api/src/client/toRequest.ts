import type { WorkflowName } from '../contract/kit/endpoint.ts'
import type { Call } from './Call.ts'

/** Path below the client's base address, with the workflow's id and the parameters filled in. */
export function toUrl(
  call: Pick<Call, 'id' | 'base' | 'path'>,
  workflows: Readonly<Record<WorkflowName, string>>,
  params: Readonly<Record<string, unknown>> = {},
): string {
  const prefix = call.base === 'webhook' ? '' : `/${encodeURIComponent(workflows[call.base])}`
  return prefix + call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

/** Query values: those that say nothing are left out, JSON values become text. */
export function toQuery(
  query: Readonly<Record<string, unknown>> = {},
  jsonKeys: readonly string[] = [],
): Record<string, string> {
  const entries = Object.entries(query).map(
    ([key, value]) => [key, jsonKeys.includes(key) ? jsonText(value) : plainText(value)] as const,
  )
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** A form with the file last, so that the server has read every field when the file arrives. */
export function toFormData(fileField: string, file: File, fields: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields ?? {})) {
    const text = plainText(value)
    if (text !== undefined) form.append(name, text)
  }
  form.append(fileField, file, file.name)
  return form
}

function plainText(value: unknown): string | undefined {
  return value === undefined || value === null || value === '' ? undefined : String(value)
}

function jsonText(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const said = Object.entries(value).filter(([, part]) => plainText(part) !== undefined)
  return said.length > 0 ? JSON.stringify(Object.fromEntries(said)) : undefined
}
