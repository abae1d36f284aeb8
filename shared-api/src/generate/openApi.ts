import { Type, type TSchema } from 'typebox'
import { commonErrors, type EndpointShape } from '../contract/kit/endpoint.ts'
import { ErrorBody } from '../contract/kit/error-body.schemas.ts'
import { errorStatus, type ErrorCode } from '../contract/kit/errors.ts'
import { exampleOf } from './exampleOf.ts'
import { withReferences, type NamedSchemas } from './withReferences.ts'

type Json = Record<string, unknown>

const security = [{ bearer: [] }]

/**
 * The contract as an OpenAPI 3.1 document; `named` schemas become its components. A workflow's id stands in the path as
 * `{offersWorkflow}` or `{quotesWorkflow}`.
 */
export function openApi(endpoints: readonly EndpointShape[], named: NamedSchemas): unknown {
  const paths: Record<string, Json> = {}
  const responses: Record<string, Json> = {}
  for (const shape of [...endpoints].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const path = pathOf(shape)
    paths[path] = { ...paths[path], [shape.method.toLowerCase()]: operationOf(shape) }
    for (const codes of errorGroups(shape).values()) responses[nameOf(codes)] = errorResponse(codes)
  }
  const securitySchemes = {
    bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: "The identity provider's token" },
  }
  return withReferences(
    {
      openapi: '3.1.0',
      info: {
        title: 'Staffel',
        version: '1.0.0',
        description: 'Offers for companies that sell by quantity tiers.',
        license: { name: 'All rights reserved', identifier: 'LicenseRef-UNLICENSED' },
      },
      servers: [{ url: '/webhook' }],
      paths,
      components: { securitySchemes, responses: sortedByKey(responses) },
    },
    named,
  )
}

function pathOf({ base, path }: EndpointShape): string {
  const prefix = base === 'webhook' ? '' : `/{${base}Workflow}`
  return prefix + path.replace(/:(\w+)/g, '{$1}')
}

function operationOf(shape: EndpointShape): Json {
  const parameters = parametersOf(shape)
  const { id, summary, tag, access, passive } = shape
  return {
    operationId: id,
    summary,
    tags: [tag],
    security: access === 'public' ? [] : security,
    ...(passive && { 'x-passive': passive }),
    ...(parameters.length > 0 && { parameters }),
    ...(shape.body && { requestBody: requestBodyOf(shape, shape.body) }),
    responses: { [shape.status]: successOf(shape), ...errorsOf(shape) },
  }
}

function parametersOf(shape: EndpointShape): Json[] {
  const workflow = shape.base === 'webhook' ? [] : [parameter(`${shape.base}Workflow`, 'path', true, Type.String())]
  const json = Object.entries(shape.jsonQuery ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    content: { 'application/json': { schema, example: exampleOf(schema, [shape.id, name]) } },
  }))
  return [...workflow, ...fromObject(shape, 'path'), ...fromObject(shape, 'query'), ...json]
}

function fromObject({ id, params, query }: EndpointShape, place: 'path' | 'query'): Json[] {
  const schema = place === 'path' ? params : query
  const required: readonly string[] = schema?.required ?? []
  return Object.entries(schema?.properties ?? {}).map(([name, value]) => ({
    ...parameter(name, place, required.includes(name), value),
    example: exampleOf(value, [id, name]),
  }))
}

function parameter(name: string, place: 'path' | 'query', required: boolean, schema: TSchema): Json {
  return { name, in: place, required, schema }
}

function requestBodyOf({ id, multipart, bodyOptional }: EndpointShape, body: TSchema): Json {
  const example = exampleOf(body, [id])
  if (!multipart) return { required: !bodyOptional, content: { 'application/json': { schema: body, example } } }
  const file = { [multipart.fileField]: { type: 'string', contentMediaType: 'application/octet-stream' } }
  const schema = { allOf: [body, { type: 'object', required: [multipart.fileField], properties: file }] }
  const form = { ...Object(example), [multipart.fileField]: 'the bytes of the file' }
  return {
    required: true,
    content: { 'multipart/form-data': { schema: withoutStrictness(schema), example: form } },
  }
}

/** `allOf` with a strict object would refuse the file's field. */
function withoutStrictness(schema: unknown): unknown {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => (key === 'additionalProperties' ? undefined : value)),
  )
}

function successOf({ id, response, totalCount, file }: EndpointShape): Json {
  if (file) return fileAnswer(file.types)
  const headers = {
    'x-total-count': { schema: { type: 'integer' }, description: 'All rows that match, counted up to 10000' },
    'x-total-count-capped': {
      schema: { type: 'string', enum: ['true'] },
      description: 'There are more than were counted',
    },
  }
  return {
    description: response ? 'Success' : 'Done; no content',
    ...(totalCount && { headers }),
    ...(response && { content: { 'application/json': { schema: response, example: exampleOf(response, [id]) } } }),
  }
}

function fileAnswer(types: readonly string[]): Json {
  return {
    description: 'A file',
    headers: { 'content-disposition': { schema: { type: 'string' }, description: 'Its name' } },
    content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', contentMediaType: type } }])),
  }
}

function errorsOf(shape: EndpointShape): Json {
  const groups = [...errorGroups(shape)].sort(([a], [b]) => a - b)
  return Object.fromEntries(
    groups.map(([status, codes]) => [status, { $ref: `#/components/responses/${nameOf(codes)}` }]),
  )
}

function errorGroups(shape: EndpointShape): Map<number, ErrorCode[]> {
  return Map.groupBy(new Set([...commonErrors(shape.access), ...shape.errors]), (code) => errorStatus[code])
}

function nameOf(codes: readonly ErrorCode[]): string {
  return codes.join('.')
}

function errorResponse(codes: readonly ErrorCode[]): Json {
  return { description: codes.join(', '), content: { 'application/json': { schema: ErrorBody } } }
}

function sortedByKey(record: Json): Json {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}
