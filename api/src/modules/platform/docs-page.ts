import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Config } from '../../config.ts'
import { escapeHtml, page } from '../../http/html/html.ts'

interface Operation {
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly tag: string
  readonly needsSession: boolean
}

/** The OpenAPI document of the contract, with this environment's workflow ids in its paths instead of parameters. */
export function openApiText({ workflows }: Pick<Config, 'workflows'>): string {
  const file = createRequire(import.meta.url).resolve('@staffel/shared-api/openapi.json')
  const text = readFileSync(file, 'utf8')
    .replaceAll('{offersWorkflow}', workflows.offers)
    .replaceAll('{quotesWorkflow}', workflows.quotes)
  const document: unknown = JSON.parse(text, (key, value: unknown) =>
    key === 'parameters' && Array.isArray(value) ? value.filter((parameter) => !isWorkflow(parameter)) : value,
  )
  return JSON.stringify(document, null, 2)
}

function isWorkflow(parameter: unknown): boolean {
  return ['offersWorkflow', 'quotesWorkflow'].includes(String(property(parameter, 'name')))
}

/** Every call on one readable page; the document itself stands beside it as JSON. */
export function docsPage(openApi: string, nonce: string): string {
  const operations = operationsOf(JSON.parse(openApi))
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  const body = `<h1>Staffel API</h1><p class="quiet">Base path <code>/webhook</code>. Errors are <code>{code, message, fields?, requestId}</code>.
The whole description, for tools: <a href="/webhook/docs/openapi.json">OpenAPI 3.1</a>.</p>${tags.map((tag) => section(tag, operations)).join('')}`
  return page({ language: 'en', title: 'Staffel API', nonce, body })
}

function section(tag: string, operations: readonly Operation[]): string {
  const rows = operations
    .filter((operation) => operation.tag === tag)
    .map(
      ({ method, path, summary, needsSession }) =>
        `<tr><td><code>${method}</code></td><td><code>${escapeHtml(path)}</code><small>${escapeHtml(summary)}${needsSession ? '' : ' (no session needed)'}</small></td></tr>`,
    )
  return `<h2>${escapeHtml(tag)}</h2><table><tbody>${rows.join('')}</tbody></table>`
}

function operationsOf(document: unknown): Operation[] {
  return entries(property(document, 'paths')).flatMap(([path, methods]) =>
    entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      summary: String(property(operation, 'summary') ?? ''),
      tag: String([property(operation, 'tags')].flat()[0] ?? ''),
      needsSession: entries(property(operation, 'security')).length > 0,
    })),
  )
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function entries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}
