import { Type } from 'typebox'
import { endpoint } from '../../../kit/endpoint.ts'
import { Strict } from '../../../kit/schemaKit.ts'
import { AreaId, ChangeReason, EnvironmentName, EnvironmentState, ReleaseVersion, Revision } from '../schemas.ts'
import { AreaVersionFacts, FlagInput } from './schemas.ts'

export const getAreaVersion = endpoint({
  id: 'getAreaVersion',
  method: 'GET',
  path: '/environments/:name/areas/:area/versions/:version',
  base: 'webhook',
  summary: 'What people see of a published version of an area, and what it would lack if it were live',
  tag: 'platform',
  access: 'signed-in',
  params: Strict({ name: EnvironmentName, area: AreaId, version: ReleaseVersion }),
  status: 200,
  response: AreaVersionFacts,
  errors: ['NOT_FOUND'],
})

export const setAreaFlag = endpoint({
  id: 'setAreaFlag',
  method: 'POST',
  path: '/environments/:name/areas/:area/flag',
  base: 'webhook',
  summary: 'Switches a flag of an area on or off, or leaves it to the area',
  tag: 'platform',
  access: 'signed-in',
  params: Strict({ name: EnvironmentName, area: AreaId }),
  body: FlagInput,
  status: 200,
  response: EnvironmentState,
  errors: ['NOT_FOUND', 'STALE'],
})

export const undoEnvironmentChange = endpoint({
  id: 'undoEnvironmentChange',
  method: 'POST',
  path: '/environments/:name/history/:change/undo',
  base: 'webhook',
  summary: 'Puts back what a change found, unless the same area was changed since',
  tag: 'platform',
  access: 'signed-in',
  params: Strict({
    name: EnvironmentName,
    change: Type.Integer({ minimum: 1, maximum: 2_147_483_647, examples: [12] }),
  }),
  body: Strict({ revision: Revision, reason: ChangeReason }),
  status: 200,
  response: EnvironmentState,
  errors: ['NOT_FOUND', 'STALE'],
})
