import type { ForeignBody } from './foreign.types.ts'

/** Numbers that the caller's own page saw: environments are of the whole installation. */
export const foreignEnvironmentBodies: Readonly<Record<string, ForeignBody | null>> = {
  'setLiveVersion revision': null,
  'rollBackArea revision': null,
  'switchArea revision': null,
  'setCanary revision': null,
  'setFourEyes revision': null,
  'stopCanary revision': null,
  'setAreaFlag revision': null,
  'undoEnvironmentChange revision': null,
  'setCanaryLimits revision': null,
  // Of the page that was loaded.
  'sendTelemetry revision': null,
}

/** Who may see environments sees all of them. */
export const foreignEnvironmentCalls = {
  listEnvironments: null,
  listEnvironmentHistory: null,
  getAreaVersion: null,
  setAreaFlag: null,
  undoEnvironmentChange: null,
  setLiveVersion: null,
  rollBackArea: null,
  switchArea: null,
  setCanary: null,
  setFourEyes: null,
  stopCanary: null,
  getEnvironmentHealth: null,
  listFailures: null,
  setCanaryLimits: null,
  listDeployTokens: null,
  makeDeployToken: null,
  revokeDeployToken: null,
}
