import { ConfigError, oneOf, text, type Environment } from './environment.ts'

export interface FirebaseConfig {
  readonly projectId: string
  readonly apiKey: string
  readonly authDomain: string
}

export function firebaseConfig(env: Environment): FirebaseConfig | null {
  const projectId = text(env, 'FIREBASE_PROJECT_ID')
  const apiKey = text(env, 'FIREBASE_API_KEY')
  const authDomain = text(env, 'FIREBASE_AUTH_DOMAIN')
  if (projectId && apiKey && authDomain) return { projectId, apiKey, authDomain }
  if (projectId || apiKey || authDomain)
    throw new ConfigError('FIREBASE_PROJECT_ID, FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN must be given together')
  return null
}

/** A project has none unless somebody has set it up; the stand-in of local mode always can. */
export function secondFactorConfig(env: Environment, isLocal: boolean): 'totp' | null {
  const given = oneOf(env, 'FIREBASE_SECOND_FACTOR', ['totp', 'off']) ?? (isLocal ? 'totp' : 'off')
  return given === 'off' ? null : given
}
