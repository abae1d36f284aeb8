import { Type } from 'typebox'
import { endpoint } from '../kit/endpoint.ts'
import {
  ExactAuthorization,
  ExactDivision,
  ExactEnv,
  ExactResource,
  ExactStatus,
  ExactTokenExchange,
} from './schemas.ts'
import { Strict, Text } from '../kit/schemaKit.ts'

export const getExactStatus = endpoint({
  id: 'getExactStatus',
  method: 'GET',
  path: '/Integrations/Exact/Status',
  base: 'webhook',
  summary: "The state of the tenant's connection with Exact Online",
  tag: 'integrations',
  access: 'signed-in',
  status: 200,
  response: ExactStatus,
  errors: [],
})

export const authorizeExact = endpoint({
  id: 'authorizeExact',
  method: 'POST',
  path: '/Integrations/Exact/Authorize',
  base: 'webhook',
  summary: 'Begins the connection with Exact Online; only for an environment that is configured',
  tag: 'integrations',
  access: 'signed-in',
  body: Strict({ env: ExactEnv }),
  status: 200,
  response: ExactAuthorization,
  errors: ['NOT_CONNECTED'],
})

export const exchangeExactToken = endpoint({
  id: 'exchangeExactToken',
  method: 'POST',
  path: '/Integrations/Exact/TokenExchange',
  base: 'webhook',
  summary: 'Completes the connection with the code that Exact Online sent back',
  tag: 'integrations',
  access: 'signed-in',
  body: ExactTokenExchange,
  timeoutMs: 30_000,
  status: 200,
  response: ExactStatus,
  errors: ['INVALID_TOKEN', 'NOT_CONNECTED'],
})

export const disconnectExact = endpoint({
  id: 'disconnectExact',
  method: 'POST',
  path: '/Integrations/Exact/Disconnect',
  base: 'webhook',
  summary: 'Ends a link with Exact Online; what was read over it stays',
  tag: 'integrations',
  access: 'signed-in',
  body: Strict({ env: ExactEnv }),
  timeoutMs: 30_000,
  status: 200,
  response: ExactStatus,
  errors: ['NOT_CONNECTED'],
})

export const chooseExactEnvironment = endpoint({
  id: 'chooseExactEnvironment',
  method: 'POST',
  path: '/Integrations/Exact/Use',
  base: 'webhook',
  summary: 'Says which of two links is read and written',
  tag: 'integrations',
  access: 'signed-in',
  body: Strict({ env: ExactEnv }),
  status: 200,
  response: ExactStatus,
  errors: ['NOT_CONNECTED'],
})

export const listExactDivisions = endpoint({
  id: 'listExactDivisions',
  method: 'GET',
  path: '/Integrations/Exact/Divisions',
  base: 'webhook',
  summary: 'The administrations that the login of a link reaches; without an environment that of the one in use',
  tag: 'integrations',
  access: 'signed-in',
  query: Strict({ env: Type.Optional(ExactEnv) }),
  timeoutMs: 30_000,
  status: 200,
  response: Type.Array(ExactDivision),
  errors: ['NOT_CONNECTED'],
})

export const chooseExactDivision = endpoint({
  id: 'chooseExactDivision',
  method: 'POST',
  path: '/Integrations/Exact/Division',
  base: 'webhook',
  summary: 'Chooses the administration that a link works with, among those that its login reaches',
  tag: 'integrations',
  access: 'signed-in',
  body: Strict({ env: Type.Optional(ExactEnv), code: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
  timeoutMs: 30_000,
  status: 200,
  response: ExactStatus,
  errors: ['NOT_CONNECTED', 'NOT_FOUND'],
})

export const readExactData = endpoint({
  id: 'readExactData',
  method: 'GET',
  path: '/Integrations/Exact/Data/:endpoint',
  base: 'webhook',
  summary: 'Rows of one of the readable resources of Exact Online',
  tag: 'integrations',
  access: 'signed-in',
  params: Strict({ endpoint: ExactResource }),
  query: Strict({
    env: Type.Optional(ExactEnv),
    $select: Type.Optional(Text(500)),
    $top: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
  }),
  timeoutMs: 30_000,
  status: 200,
  response: Strict({ results: Type.Array(Type.Record(Type.String(), Type.Unknown())) }),
  errors: ['NOT_CONNECTED'],
})
