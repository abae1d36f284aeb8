import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { Strict, Uuid } from '../../kit/schemaKit.ts'
import {
  AreaId,
  ChangeReason,
  DeployToken,
  EnvironmentState,
  EnvironmentChange,
  EnvironmentName,
  MadeDeployToken,
  NewCanary,
  NewDeployToken,
  ReleaseVersion,
  Revision,
} from './schemas.ts'

const ofEnvironment = Strict({ name: EnvironmentName })
const ofArea = Strict({ name: EnvironmentName, area: AreaId })

export const listEnvironments = endpoint({
  id: 'listEnvironments',
  method: 'GET',
  path: '/environments',
  base: 'webhook',
  summary:
    'Every environment of this installation, in the order in which a version passes them: which version of which area is live, and what else was published',
  tag: 'platform',
  access: 'signed-in',
  status: 200,
  response: Type.Array(EnvironmentState),
  errors: [],
})

export const listEnvironmentHistory = endpoint({
  id: 'listEnvironmentHistory',
  method: 'GET',
  path: '/environments/:name/history',
  base: 'webhook',
  summary: 'Who changed an environment when and why, the latest hundred, newest first',
  tag: 'platform',
  access: 'signed-in',
  params: ofEnvironment,
  status: 200,
  response: Type.Array(EnvironmentChange),
  errors: ['NOT_FOUND'],
})

export const setLiveVersion = endpoint({
  id: 'setLiveVersion',
  method: 'POST',
  path: '/environments/:name/areas/:area/live',
  base: 'webhook',
  summary: 'Makes a published version of an area, older or newer, the live one; one that would not run is refused',
  tag: 'platform',
  access: 'signed-in',
  params: ofArea,
  body: Strict({ version: ReleaseVersion, revision: Revision, reason: ChangeReason }),
  status: 200,
  response: EnvironmentState,
  errors: ['NOT_FOUND', 'STALE'],
})

export const rollBackArea = endpoint({
  id: 'rollBackArea',
  method: 'POST',
  path: '/environments/:name/areas/:area/rollback',
  base: 'webhook',
  summary: 'Makes the version that was live before the live one again',
  tag: 'platform',
  access: 'signed-in',
  params: ofArea,
  body: Strict({ revision: Revision, reason: ChangeReason }),
  status: 200,
  response: EnvironmentState,
  errors: ['NOT_FOUND', 'STALE'],
})

export const switchArea = endpoint({
  id: 'switchArea',
  method: 'POST',
  path: '/environments/:name/areas/:area/switch',
  base: 'webhook',
  summary:
    'Switches an area on or off; where so chosen the API refuses the calls that no other area needs, while it is off',
  tag: 'platform',
  access: 'signed-in',
  params: ofArea,
  body: Strict({
    enabled: Type.Boolean(),
    /** Left out: as it was. */
    refuses_calls: Type.Optional(Type.Boolean()),
    revision: Revision,
    reason: ChangeReason,
  }),
  status: 200,
  response: EnvironmentState,
  errors: ['NOT_FOUND', 'STALE'],
})

export const setCanary = endpoint({
  id: 'setCanary',
  method: 'POST',
  path: '/environments/:name/areas/:area/canary',
  base: 'webhook',
  summary:
    'Gives a published version to a share of the people, of those who have one of the roles; one that would not run is refused',
  tag: 'platform',
  access: 'signed-in',
  params: ofArea,
  body: NewCanary,
  status: 200,
  response: EnvironmentState,
  errors: ['NOT_FOUND', 'STALE'],
})

export const setFourEyes = endpoint({
  id: 'setFourEyes',
  method: 'POST',
  path: '/environments/:name/four-eyes',
  base: 'webhook',
  summary:
    'Whether a second person has to agree, by asking for the same, before a version goes live or to a share of the people',
  tag: 'platform',
  access: 'signed-in',
  params: ofEnvironment,
  body: Strict({ on: Type.Boolean(), revision: Revision, reason: ChangeReason }),
  status: 200,
  response: EnvironmentState,
  errors: ['NOT_FOUND', 'STALE'],
})

export const stopCanary = endpoint({
  id: 'stopCanary',
  method: 'POST',
  path: '/environments/:name/areas/:area/canary/stop',
  base: 'webhook',
  summary: 'Takes the second version of an area away: everybody has the live one again',
  tag: 'platform',
  access: 'signed-in',
  params: ofArea,
  body: Strict({ revision: Revision, reason: ChangeReason }),
  status: 200,
  response: EnvironmentState,
  errors: ['NOT_FOUND', 'STALE'],
})

export const listDeployTokens = endpoint({
  id: 'listDeployTokens',
  method: 'GET',
  path: '/environments/:name/tokens',
  base: 'webhook',
  summary: 'The deploy tokens of an environment, the revoked ones as well; never their secrets',
  tag: 'platform',
  access: 'signed-in',
  params: ofEnvironment,
  status: 200,
  response: Type.Array(DeployToken),
  errors: ['NOT_FOUND'],
})

export const makeDeployToken = endpoint({
  id: 'makeDeployToken',
  method: 'POST',
  path: '/environments/:name/tokens',
  base: 'webhook',
  summary: 'Makes a deploy token for one area in one environment, and tells its secret, this once',
  tag: 'platform',
  access: 'signed-in',
  params: ofEnvironment,
  body: NewDeployToken,
  status: 200,
  response: MadeDeployToken,
  errors: ['NOT_FOUND'],
})

export const revokeDeployToken = endpoint({
  id: 'revokeDeployToken',
  method: 'POST',
  path: '/environments/:name/tokens/:id/revoke',
  base: 'webhook',
  summary: 'Ends a deploy token at once',
  tag: 'platform',
  access: 'signed-in',
  params: Strict({ name: EnvironmentName, id: Uuid }),
  status: 204,
  errors: ['NOT_FOUND'],
})
