import { ConfigError, text, type Environment } from './environment.ts'

/** Who may manage the accounts of a Firebase project, out of the key file that Google gives. */
export interface ServiceAccount {
  readonly clientEmail: string
  /** PKCS#8, as PEM. */
  readonly privateKey: string
  readonly tokenUrl: string
  readonly accountsUrl: string
}

const name = 'FIREBASE_SERVICE_ACCOUNT'

/** The value is a key, and stands in no message. */
export function serviceAccountConfig(env: Environment): ServiceAccount | null {
  const value = text(env, name)
  if (value === null) return null
  const { client_email: clientEmail, private_key: privateKey, token_uri: tokenUrl } = parsed(value)
  if (typeof clientEmail !== 'string' || typeof privateKey !== 'string' || !privateKey.includes('PRIVATE KEY'))
    throw new ConfigError(`${name} must be the JSON of a service account's key, with client_email and private_key`)
  return {
    clientEmail,
    privateKey,
    tokenUrl: typeof tokenUrl === 'string' ? tokenUrl : 'https://oauth2.googleapis.com/token',
    accountsUrl: 'https://identitytoolkit.googleapis.com',
  }
}

function parsed(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
