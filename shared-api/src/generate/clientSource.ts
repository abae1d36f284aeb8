import type { EndpointShape } from '../contract/kit/endpoint.ts'

const head = `// Generated from the contract by \`npm run generate -w @staffel/shared-api\`; a test fails when it is stale.
import type * as contract from '../contract/index.ts'
import { operation } from './operation.ts'
`

/** The source of \`operations.generated.ts\`: one constant per endpoint, dropped by a bundler where it is not used. */
export function clientSource(endpoints: readonly EndpointShape[]): string {
  const sorted = [...endpoints].sort((a, b) => (a.id < b.id ? -1 : 1))
  return `${head}${sorted.map(operationSource).join('')}`
}

function operationSource(shape: EndpointShape): string {
  const call = Object.entries(callOf(shape)).map(([key, value]) => `  ${key}: ${literal(value)},\n`)
  return `
/** ${shape.summary}. */
export const ${shape.id} = /*#__PURE__*/ operation<typeof contract.${shape.id}>({
${call.join('')}})
`
}

function callOf({
  id,
  method,
  path,
  base,
  jsonQuery,
  multipart,
  timeoutMs,
  passive,
  ...shape
}: EndpointShape): Record<string, unknown> {
  return {
    id,
    method,
    path,
    base,
    answer: answerOf(shape),
    ...(jsonQuery && { jsonQuery: Object.keys(jsonQuery) }),
    ...(multipart && { fileField: multipart.fileField }),
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(passive && { passive }),
  }
}

function answerOf({ response, totalCount, file }: Pick<EndpointShape, 'response' | 'totalCount' | 'file'>): string {
  if (file) return 'file'
  if (!response) return 'none'
  return totalCount ? 'page' : 'json'
}

function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`
  return Array.isArray(value) ? `[${value.map(literal).join(', ')}]` : String(value)
}
