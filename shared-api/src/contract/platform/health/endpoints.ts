import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { Strict } from '../../kit/schemaKit.ts'
import { EnvironmentName, EnvironmentState } from '../environments/schemas.ts'
import { CanaryLimitsInput, EnvironmentHealth, FailureSearch, FoundFailure } from './schemas.ts'

const ofEnvironment = Strict({ name: EnvironmentName })

export const getEnvironmentHealth = endpoint({
  id: 'getEnvironmentHealth',
  method: 'GET',
  path: '/environments/:name/health',
  base: 'webhook',
  summary: 'How the versions that run in an environment did in the last day, as browsers measured it',
  tag: 'platform',
  access: 'signed-in',
  params: ofEnvironment,
  passive: true,
  status: 200,
  response: EnvironmentHealth,
  errors: ['NOT_FOUND'],
})

export const listFailures = endpoint({
  id: 'listFailures',
  method: 'GET',
  path: '/environments/:name/failures',
  base: 'webhook',
  summary: 'What failed in browsers within thirty days, newest first, at most a hundred; by the id that somebody saw',
  tag: 'platform',
  access: 'signed-in',
  params: ofEnvironment,
  query: FailureSearch,
  status: 200,
  response: Type.Array(FoundFailure),
  errors: ['NOT_FOUND'],
})

export const setCanaryLimits = endpoint({
  id: 'setCanaryLimits',
  method: 'POST',
  path: '/environments/:name/canary-limits',
  base: 'webhook',
  summary: 'When a second version stops by itself in an environment',
  tag: 'platform',
  access: 'signed-in',
  params: ofEnvironment,
  body: CanaryLimitsInput,
  status: 200,
  response: EnvironmentState,
  errors: ['NOT_FOUND', 'STALE'],
})
