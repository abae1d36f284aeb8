import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { createApp, type App } from '../app.ts'
import { readConfig, type Config } from '../config.ts'
import { checkAnswers } from './check-answers.ts'
import { createDriver } from './driver/create-driver.ts'
import type { Driver } from './driver/driver.ts'
import type { FileStore } from '../files/file-store.ts'
import { folderStore } from '../files/folder-store.ts'
import { createTestDatabase, type TestDatabase } from './create-test-database.ts'
import { sampleDay, type Template } from './server/test-server.ts'
import { signToken, type TokenClaims } from './sign-token.ts'

export interface TestApp extends App {
  readonly database: TestDatabase
  readonly config: Config
  /** Moves the application's clock, or gives it one that moves by itself. */
  setNow(now: Date | (() => Date)): void
  /** A valid token for an address, by default signed in at the current moment of the test's clock. */
  token(email: string, claims?: TokenClaims): Promise<string>
  /** The calls of the contract as the person with that address; null is without a token. */
  as(email: string | null, options?: Pick<InjectOptions, 'headers' | 'remoteAddress'>): Driver
  /** The same for whoever holds that token. */
  holding(token: string, headers?: Readonly<Record<string, string>>): Driver
  /** A request as that person, for tests of the wire itself. */
  call(email: string | null, options: InjectOptions): Promise<LightMyRequestResponse>
  /** Every line that was logged. */
  readonly logLines: readonly string[]
  close(): Promise<void>
}

interface TestAppOptions {
  readonly template?: Template
  readonly env?: Readonly<Record<string, string>>
  readonly now?: Date
  /** Of what waits until it may ask outside again. */
  readonly wait?: (milliseconds: number) => Promise<unknown>
  /** Where its files go, around the store that it has otherwise. */
  readonly around?: (files: FileStore) => FileStore
}

/** The whole application on its own copy of a template database. Accounts: `sample-accounts.ts`. */
export async function createTestApp({
  template = 'sample',
  env = {},
  now = sampleDay,
  wait,
  around = (files) => files,
}: TestAppOptions = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'staffel-app-'))
  const sample = process.env['STAFFEL_TEST_SAMPLE']
  if (template === 'sample' && sample) cpSync(sample, folder, { recursive: true })
  const database = await createTestDatabase(template)
  const config = readConfig({ DATA_DIR: folder, AREA_BUILDS: join(folder, 'no-areas'), LOG_LEVEL: 'info', ...env })
  const logLines: string[] = []
  const logStream = { write: (line: string) => void logLines.push(line) }
  let clock = () => now
  const app = await createApp(
    {
      config,
      db: database.db,
      files: around(folderStore(join(folder, 'files'))),
      now: () => clock(),
      wait,
      announce: () => undefined,
    },
    { logStream },
  )
  checkAnswers(app.http)
  const token = (email: string, claims: TokenClaims = {}) => signToken(database.db, email, clock(), claims)
  const asked = async <Options extends InjectOptions>(email: string | null, options: Options) => ({
    ...options,
    headers: { ...options.headers, ...(email !== null && { authorization: `Bearer ${await token(email)}` }) },
  })
  const driverOf = (caller: () => Promise<InjectOptions>) =>
    createDriver({ http: app.http, workflows: config.workflows, caller })
  return {
    ...app,
    database,
    config,
    logLines,
    token,
    setNow: (next) => void (clock = typeof next === 'function' ? next : () => next),
    as: (email, options = {}) => driverOf(() => asked(email, options)),
    holding: (bearer, headers) =>
      driverOf(() => Promise.resolve({ headers: { ...headers, authorization: `Bearer ${bearer}` } })),
    call: async (email, options) => app.http.inject(await asked(email, options)),
    async close() {
      await app.http.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
