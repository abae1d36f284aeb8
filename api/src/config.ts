import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  ConfigError,
  integer,
  keys,
  list,
  matching,
  oneOf,
  origin,
  text,
  type Environment,
} from './system/environment.ts'
import { environmentsConfig, type EnvironmentsConfig } from './system/environments-config.ts'
import { exactConfig, type ExactConfig } from './system/exact-config.ts'
import { s3Config, type S3Config } from './system/s3-config.ts'
import { firebaseConfig, secondFactorConfig, type FirebaseConfig } from './system/firebase-config.ts'
import { registersConfig, type RegistersConfig } from './system/registers-config.ts'
import { serviceAccountConfig, type ServiceAccount } from './system/service-account.ts'

/** The repository's root, two floors above this file. */
const root = resolve(import.meta.dirname, '../..')

/** Project id of local mode: what its tokens are issued for. */
export const localProjectId = 'demo-local'

export interface MailboxesConfig {
  /**
   * 32 bytes that encrypt the passwords of mailboxes. Null: local mode keeps a key of its own, elsewhere no password is
   * kept.
   */
  readonly secretKey: Buffer | null
  /** Mail servers inside this server's own network that tenants may name. */
  readonly privateHosts: readonly string[]
}

/** Mails about offers to addresses outside, of invites, mailboxes tried out, plans asked for, registers asked. */
export type SendingKind = 'offer' | 'invite' | 'mailbox_test' | 'subscription' | 'register'

/** How much may be sent in an hour and in a day, by one person and by a tenant as a whole. */
export interface SendingLimit {
  readonly user: { readonly hour: number; readonly day: number }
  readonly tenant: { readonly hour: number; readonly day: number }
}
export type SendingConfig = Readonly<Record<SendingKind, SendingLimit>>

/** Everything that the environment decides. Nothing else reads `process.env`. */
export interface Config extends EnvironmentsConfig {
  readonly production: boolean
  readonly host: string
  readonly port: number
  /**
   * Other origins that a browser may call from (CORS), and be sent back to; the first one is used for links in mails.
   */
  readonly origins: readonly string[]
  /** Where browsers fetch the files of shell and areas, such as a CDN; null: where the page is. */
  readonly assetOrigin: string | null
  readonly database: {
    /** Connection string of a server; null starts a database of our own in `dataDirectory`. */
    readonly url: string | null
    /** The owner's connection string, for migrations; null when `url` is the owner's. */
    readonly ownerUrl: string | null
    /** Forces one of the built-in engines; null chooses by itself. */
    readonly engine: 'postgres' | 'pglite' | null
    /** Whether statements that come back are prepared under a name, which not every pooler in between can keep. */
    readonly prepares: boolean
  }
  readonly dataDirectory: string
  /** Null: files are kept in `dataDirectory`. */
  readonly s3: S3Config | null
  /** Where a ClamAV daemon listens that looks at what people upload; null: none. */
  readonly clamdUrl: string | null
  /** Null is local mode: this process signs people in itself, and fills an empty database with sample data. */
  readonly firebase: FirebaseConfig | null
  /** Which second factor people may add to their sign-in: codes of an app, where the project is set up for them. */
  readonly secondFactor: 'totp' | null
  /** Who may take a second factor of somebody else away; null: that is done with the tools of the project. */
  readonly serviceAccount: ServiceAccount | null
  /** Ids behind the calls that stand "under the webhook id". */
  readonly workflows: { readonly offers: string; readonly quotes: string }
  /** `sales` is told of the plans that people ask for. */
  readonly mail: { readonly smtpUrl: string | null; readonly from: string; readonly sales: string }
  readonly sending: SendingConfig
  readonly exact: ExactConfig
  readonly registers: RegistersConfig
  readonly mailboxes: MailboxesConfig
  /** Folders of area builds that are published at start. */
  readonly areaBuilds: readonly string[]
  readonly shellBuild: string
  readonly logLevel: LogLevel
  /** Bearer token of whoever collects `/metrics`; null: in local mode nobody needs one, elsewhere nobody may. */
  readonly metricsToken: string | null
  /**
   * How long a process that is told to end goes on answering while `/readyz` says that it leaves, and then how long
   * whoever is still connected may take to go.
   */
  readonly drainSeconds: number
  /** Addresses of proxies whose `x-forwarded-*` headers count; none by default. */
  readonly trustedProxies: readonly string[]
}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
export type LogLevel = (typeof logLevels)[number]

export { ConfigError }

export function readConfig(env: Environment = process.env): Config {
  const production = text(env, 'NODE_ENV') === 'production'
  const port = integer(env, 'PORT', 3000, 0, 65_535)
  const firebase = firebaseConfig(env)
  return {
    production,
    ...environmentsConfig(env, production),
    host: host(env, firebase !== null),
    port,
    origins: list(env, 'ORIGINS').map((value) => origin('ORIGINS', value)),
    assetOrigin: assetOrigin(env),
    database: {
      url: databaseUrl(env, 'DATABASE_URL'),
      ownerUrl: databaseUrl(env, 'DATABASE_OWNER_URL'),
      engine: oneOf(env, 'DB_ENGINE', ['postgres', 'pglite']),
      prepares: oneOf(env, 'DATABASE_PREPARE', ['on', 'off']) !== 'off',
    },
    dataDirectory: resolve(root, text(env, 'DATA_DIR') ?? 'var'),
    s3: s3Config(env),
    clamdUrl: clamdUrl(env),
    firebase,
    secondFactor: secondFactorConfig(env, firebase === null),
    serviceAccount: firebase && serviceAccountConfig(env),
    workflows: {
      offers: workflowId(env, 'WEBHOOK_ID_OFFERS', 'b3f1c7d2-5a80-4a7e-9c51-0f6d2e8a1b44'),
      quotes: workflowId(env, 'WEBHOOK_ID_QUOTES', '7d0e94a6-2c1b-4f35-8b9a-63c5d7f20e18'),
    },
    mail: {
      smtpUrl: smtpUrl(env),
      from: text(env, 'MAIL_FROM') ?? 'Staffel <no-reply@staffel.example>',
      sales: matching(env, 'MAIL_SALES', 'sales@staffel.example', /^[^\s@<>,]+@[^\s@<>,]+$/, 'an e-mail address'),
    },
    sending: {
      offer: sendingLimit(env, 'LIMIT_OFFER_MAILS', '250,1000,500,2000'),
      invite: sendingLimit(env, 'LIMIT_INVITES', '50,100,50,200'),
      mailbox_test: sendingLimit(env, 'LIMIT_MAILBOX_TESTS', '20,60,40,120'),
      subscription: sendingLimit(env, 'LIMIT_SUBSCRIPTION_REQUESTS', '5,10,10,20'),
      register: sendingLimit(env, 'LIMIT_LOOKUPS', '100,300,200,1000'),
    },
    exact: exactConfig(env, firebase === null),
    registers: registersConfig(env),
    mailboxes: {
      secretKey: keys(env, 'MAILBOX_SECRET_KEY')[0] ?? null,
      privateHosts: list(env, 'MAILBOX_PRIVATE_HOSTS').map((name) => name.toLowerCase()),
    },
    areaBuilds: areaBuilds(env),
    shellBuild: resolve(root, text(env, 'SHELL_BUILD') ?? 'shell/dist'),
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels) ?? (production ? 'info' : 'warn'),
    metricsToken: text(env, 'METRICS_TOKEN'),
    drainSeconds: integer(env, 'DRAIN_SECONDS', production ? 10 : 0, 0, 300),
    trustedProxies: list(env, 'TRUSTED_PROXIES'),
  }
}

/** What a production server cannot do without, and what would go wrong. */
const neededInProduction: Readonly<Record<string, string>> = {
  FIREBASE_PROJECT_ID: 'sign-in would be local, and open to anyone',
  FIREBASE_API_KEY: 'sign-in would be local, and open to anyone',
  FIREBASE_AUTH_DOMAIN: 'sign-in would be local, and open to anyone',
  DATABASE_URL: 'the database would live and end with this process',
  ORIGINS: 'links in mails would lead to localhost',
  SMTP_URL: 'mails would never leave',
  MAIL_FROM: 'mails would come from an address of nobody',
}

/** Throws in production when something is missing, and names all of it at once. */
export function refuseUnfit(config: Config, env: Environment = process.env): void {
  if (!config.production) return
  const missing = Object.entries(neededInProduction).filter(([name]) => text(env, name) === null)
  if (missing.length === 0) return
  const reasons = Map.groupBy(missing, ([, reason]) => reason)
  const sentences = [...reasons].map(([reason, names]) => `${names.map(([name]) => name).join(', ')} (else ${reason})`)
  throw new ConfigError(`Production needs ${sentences.join('; ')}.`)
}

function workflowId(env: Environment, name: string, fallback: string): string {
  return matching(env, name, fallback, /^[A-Za-z0-9-]{1,64}$/, 'letters, digits and dashes')
}

function host(env: Environment, isPublic: boolean): string {
  const value = text(env, 'HOST') ?? (isPublic ? '0.0.0.0' : '127.0.0.1')
  if (!isPublic && !/^(localhost|127\.0\.0\.1|::1)$/.test(value))
    throw new ConfigError(
      `HOST may not be "${value}": local sign-in is open to anyone, so it answers this machine only. Give FIREBASE_* to serve others.`,
    )
  return value
}

function assetOrigin(env: Environment): string | null {
  const value = text(env, 'ASSET_ORIGIN')
  return value === null ? null : origin('ASSET_ORIGIN', value)
}

// Neither message below repeats its value: both addresses carry a password.
function databaseUrl(env: Environment, name: string): string | null {
  const value = text(env, name)
  if (value !== null && !/^postgres(ql)?:\/\//.test(value))
    throw new ConfigError(`${name} must start with postgres:// or postgresql://`)
  return value
}

function smtpUrl(env: Environment): string | null {
  const value = text(env, 'SMTP_URL')
  if (value !== null && !/^smtps?:\/\//.test(value))
    throw new ConfigError('SMTP_URL must start with smtp:// or smtps://')
  return value
}

function sendingLimit(env: Environment, name: string, fallback: string): SendingLimit {
  const value = text(env, name) ?? fallback
  if (!/^\d{1,9}(,\d{1,9}){3}$/.test(value))
    throw new ConfigError(
      `${name} must be four whole numbers, a person's per hour and day and a tenant's per hour and day, such as ${fallback}, not "${value}"`,
    )
  const [userHour = 0, userDay = 0, tenantHour = 0, tenantDay = 0] = value.split(',').map(Number)
  return { user: { hour: userHour, day: userDay }, tenant: { hour: tenantHour, day: tenantDay } }
}

function clamdUrl(env: Environment): string | null {
  const value = text(env, 'CLAMD_URL')
  const url = value === null ? null : URL.parse(value)
  if (
    value !== null &&
    !(url?.protocol === 'tcp:' && url.port) &&
    !(url?.protocol === 'unix:' && url.pathname.startsWith('/'))
  )
    throw new ConfigError(`CLAMD_URL must be like tcp://clamav:3310 or unix:/run/clamav/clamd.ctl, not "${value}"`)
  return value
}

/**
 * Named folders, else those of the workspace; one without a build is passed over. `none`: whoever built them brings
 * them.
 */
function areaBuilds(env: Environment): string[] {
  const named = list(env, 'AREA_BUILDS')
  if (named.length === 1 && named[0] === 'none') return []
  if (named.length > 0) return named.map((path) => resolve(root, path))
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map((entry) => join(root, entry.name, 'dist'))
}
