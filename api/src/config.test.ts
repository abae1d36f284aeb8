import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, readConfig, refuseUnfit } from './config.ts'

const firebase = { FIREBASE_PROJECT_ID: 'p', FIREBASE_API_KEY: 'k', FIREBASE_AUTH_DOMAIN: 'p.firebaseapp.com' }

test('nothing given is local mode on port 3000, on this machine only', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    environment: 'development',
    environments: ['development', 'staging', 'production'],
    host: '127.0.0.1',
    port: 3000,
    firebase: null,
    database: { url: null, ownerUrl: null, engine: null },
  })
})

test('a Firebase project opens the server to others; an empty value counts as absent', () => {
  expect(
    readConfig({ ...firebase, NODE_ENV: 'production', PORT: '8080', DB_ENGINE: '', AREA_BUILDS: ' a/dist , b/dist ' }),
  ).toMatchObject({
    production: true,
    environment: 'production',
    host: '0.0.0.0',
    port: 8080,
    database: { engine: null },
    areaBuilds: [expect.stringMatching(/\/a\/dist$/), expect.stringMatching(/\/b\/dist$/)],
  })
  expect(readConfig({ AREA_BUILDS: 'none' }).areaBuilds).toEqual([])
  expect(readConfig({}).areaBuilds).toContainEqual(expect.stringMatching(/\/mf-offers\/dist$/))
})

test('a second factor is offered where the project has it, and always in local mode', () => {
  expect(readConfig({}).secondFactor).toBe('totp')
  expect(readConfig({ FIREBASE_SECOND_FACTOR: 'off' }).secondFactor).toBeNull()
  expect(readConfig(firebase)).toMatchObject({ secondFactor: null, serviceAccount: null })
  const key = { client_email: 'a@b', private_key: '-----BEGIN PRIVATE KEY-----' }
  const set = { FIREBASE_SECOND_FACTOR: 'totp', FIREBASE_SERVICE_ACCOUNT: JSON.stringify(key) }
  expect(readConfig({ ...firebase, ...set })).toMatchObject({
    secondFactor: 'totp',
    serviceAccount: { clientEmail: 'a@b', tokenUrl: 'https://oauth2.googleapis.com/token' },
  })
})

test.each([
  [{ PORT: 'three' }, 'PORT must be a whole number'],
  [{ PORT: '70000' }, 'PORT must be a whole number'],
  [{ DB_ENGINE: 'mysql' }, 'DB_ENGINE must be one of postgres, pglite'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
  [{ FIREBASE_PROJECT_ID: 'p' }, 'must be given together'],
  [{ FIREBASE_SECOND_FACTOR: 'sms' }, 'FIREBASE_SECOND_FACTOR must be one of totp, off'],
  [{ ...firebase, FIREBASE_SERVICE_ACCOUNT: '{"client_email":"a@b"}' }, 'must be the JSON of a service account'],
  [{ HOST: '0.0.0.0' }, 'HOST may not be "0.0.0.0"'],
  [{ ORIGINS: 'offers.example.com' }, 'ORIGINS must hold origins'],
  [{ ORIGINS: 'https://offers.example.com/path' }, 'ORIGINS must hold origins'],
  [{ ASSET_ORIGIN: 'https://cdn.example.com/files' }, 'ASSET_ORIGIN must hold origins'],
  [{ CLAMD_URL: 'clamav:3310' }, 'CLAMD_URL must be like tcp://clamav:3310'],
  [{ CLAMD_URL: 'tcp://clamav' }, 'CLAMD_URL must be'],
  [{ MAILBOX_SECRET_KEY: 'short' }, 'MAILBOX_SECRET_KEY must be 32 bytes as base64'],
  [{ WEBHOOK_ID_OFFERS: 'a/b' }, 'WEBHOOK_ID_OFFERS must be'],
  [{ ENVIRONMENT: 'Not A Name' }, 'ENVIRONMENT must be'],
  [{ ENVIRONMENT: 'acceptance' }, 'ENVIRONMENT must be one of ENVIRONMENTS'],
  [{ ENVIRONMENTS: 'development,development' }, 'ENVIRONMENTS must be'],
])('%j is refused by name', (env, message) => {
  expect(() => readConfig(env)).toThrow(ConfigError)
  expect(() => readConfig(env)).toThrow(message)
})

test('registers outside are asked where one is named, in the open on this machine alone', () => {
  expect(readConfig({}).registers).toEqual({ vies: null, tradeRegister: null, addresses: null })
  expect(
    readConfig({ VIES_URL: 'https://vies.example/rest/', KVK_API_KEY: 'k', PDOK_URL: 'http://127.0.0.1:9/p' }),
  ).toMatchObject({
    registers: {
      vies: 'https://vies.example/rest',
      tradeRegister: { url: 'https://api.kvk.nl/api', key: 'k' },
      addresses: 'http://127.0.0.1:9/p',
    },
  })
  for (const VIES_URL of ['http://vies.example', 'ftp://vies.example', 'https://me:x@vies.example', 'vies'])
    expect(() => readConfig({ VIES_URL })).toThrow('VIES_URL')
})

test('mail servers inside are named in any case', () => {
  const key = Buffer.alloc(32, 1)
  expect(
    readConfig({ MAILBOX_SECRET_KEY: key.toString('base64'), MAILBOX_PRIVATE_HOSTS: 'Mail.Intern.example, 10.0.0.5' })
      .mailboxes,
  ).toEqual({ secretKey: key, privateHosts: ['mail.intern.example', '10.0.0.5'] })
})

test.each([
  { DATABASE_URL: 'mysql://app:secret@db/x' },
  { SMTP_URL: 'http://mail:secret@host' },
  { MAILBOX_SECRET_KEY: 'secret' },
])('an address with a password, or a key, is not repeated', (env) => {
  expect(() => readConfig(env)).toThrow(expect.objectContaining({ message: expect.not.stringContaining('secret') }))
})

describe('production', () => {
  const fit = {
    ...firebase,
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://app@db/x',
    ORIGINS: 'https://offers.example.com',
    SMTP_URL: 'smtp://mail',
    MAIL_FROM: 'Offers <offers@example.com>',
  }
  const start = (env: Record<string, string>) => refuseUnfit(readConfig(env), env)

  test('starts with all that it needs, and anything else starts without', () => {
    expect(() => start(fit)).not.toThrow()
    expect(() => start({})).not.toThrow()
  })

  test('names everything that it lacks at once, with what would go wrong', () => {
    expect(() => start({ NODE_ENV: 'production' })).toThrow(ConfigError)
    expect(() => start({ ...fit, ORIGINS: '', SMTP_URL: ' ' })).toThrow(
      'Production needs ORIGINS (else links in mails would lead to localhost); SMTP_URL (else mails would never leave).',
    )
  })

  test('is given all of it by the compose file, which asks for what nobody gave', () => {
    const compose = readFileSync(join(import.meta.dirname, '../../deploy/compose.yml'), 'utf8')
    for (const name of Object.keys(fit).filter((key) => !['NODE_ENV', 'DATABASE_URL'].includes(key)))
      expect(compose).toMatch(new RegExp(`^ +${name}: \\$\\{${name}:\\?`, 'm'))
    expect(compose).toMatch(/^ +DATABASE_URL: postgres:/m)
  })

  test('runs of an image that carries the frame and no area, as each is published by its team', () => {
    const lines = readFileSync(join(import.meta.dirname, '../../deploy/Dockerfile'), 'utf8').split('\n')
    const copied = lines.flatMap((line) => /^COPY --from=build (.+) \S+$/.exec(line)?.[1]?.split(' ') ?? [])
    expect(new Set(copied)).toEqual(
      new Set(['package.json', 'package-lock.json', 'shared-api', 'api', 'shell/dist'].map((name) => `/app/${name}`)),
    )
    expect(lines.filter((line) => line.includes('npm run build'))).toEqual([
      'RUN npm install --no-save && npm run build -- shell',
    ])
  })

  test('has an example of what the compose file asks for, which holds all of it and can be used as it is', () => {
    const at = (name: string) => readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8')
    const [, example = ''] = /```sh\n(.*?)```/s.exec(at('README.md')) ?? []
    const given = [...example.matchAll(/^([A-Z_]+)="?(.+?)"?$/gm)].map(([, name = '', value = '']) => [name, value])
    const asked = [...at('compose.yml').matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name = '']) => name)
    expect(new Set(given.map(([name]) => name))).toEqual(new Set(asked))
    expect(() => start({ ...fit, ...Object.fromEntries(given) })).not.toThrow()
  })
})

describe('every variable that is read', () => {
  const root = join(import.meta.dirname, '../..')
  /** As the program asks for them: what it reads of an environment, and what its sources name. */
  const read = new Set<string>()
  const noted = (env: Record<string, string>) =>
    new Proxy(env, { get: (given, name) => (typeof name === 'string' && read.add(name), Reflect.get(given, name)) })
  const exact = Object.fromEntries(
    ['TEST', 'PRODUCTION'].flatMap((name) =>
      ['CLIENT_ID', 'CLIENT_SECRET'].map((part) => [`EXACT_${name}_${part}`, 'x']),
    ),
  )
  const whole = {
    ...firebase,
    ...exact,
    EXACT_TOKEN_KEY: Buffer.alloc(32, 1).toString('base64'),
    EXACT_REDIRECT_URI: 'https://offers.example.com/exact/callback',
    KVK_API_KEY: 'k',
    NODE_ENV: 'production',
  }
  for (const env of [{}, whole]) {
    const config = readConfig(noted(env))
    expect(() => refuseUnfit(config, noted(env))).toBeDefined()
  }
  for (const file of ['config.ts', ...globSync('system/*.ts', { cwd: import.meta.dirname })])
    for (const [, name = ''] of readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(
      /\benv,\s*'([A-Z_0-9]+)'/g,
    ))
      read.add(name)
  const names = [...read].sort()

  test('is many', () => expect(names.length).toBeGreaterThan(50))

  test.each([
    ['stands in the table of settings', 'docs/operations.md', (name: string) => new RegExp('`' + name + '`')],
    // Passed on, or said of it that the image decides it.
    [
      'reaches the container',
      'deploy/compose.yml',
      (name: string) => new RegExp(`^ +(?:${name}: |# The image decides on .*\\b${name}\\b)`, 'm'),
    ],
  ] as const)('%s (%s)', (_where, file, place) => {
    const text = readFileSync(join(root, file), 'utf8')
    expect(names.filter((name) => !place(name).test(text))).toEqual([])
  })
})
