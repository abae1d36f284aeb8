import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { createTestApp, type TestApp } from '../create-test-app.ts'
import type { Driver } from '../driver/driver.ts'
import { writeAreaBuild, writeBuilt, type AreaBuildOptions } from './write-area-build.ts'

export const admin = 'admin@staffel.example'

/** What is live of mf-offers, and the environment that it is live in. */
interface Here {
  readonly revision: number
  readonly offers: Awaited<ReturnType<Driver['listEnvironments']>>[number]['areas'][number]
}

export interface ReleaseHouse {
  readonly app: TestApp
  as(): Driver
  here(): Promise<Here>
  liveBase(): Promise<string | undefined>
  /** Writes what the shell provides anew. */
  writeShell(list: string[], operations?: string[]): void
  /** Builds an area anew, and starts with it. */
  start(area: 'offers' | 'people', options: Partial<AreaBuildOptions>): Promise<void>
  tokenFor(area: string, rights: 'publish' | 'release'): Promise<{ id: string; token: string }>
  /** A call of a pipeline, with its token. */
  ask(
    token: string,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object | Buffer,
  ): Promise<LightMyRequestResponse>
  /** The files of a build, as a pipeline names them. */
  built(name: string, options: Partial<AreaBuildOptions>, id?: string): BuiltFiles
  /** The same of a shell. */
  builtShell(name: string, options?: Partial<ShellOptions>): BuiltFiles
  /** Publishes as the pipeline of a team does: asks what is missing, brings that, asks again. */
  bring(token: string, area: string, built: BuiltFiles, changelog: string): Promise<Proposed>
  /** The same, of a build of mf-offers. */
  publish(token: string, name: string, options: Partial<AreaBuildOptions>): Promise<Proposed>
  close(): Promise<void>
}

interface Proposed {
  readonly version: string
  readonly problems: string[]
}

interface ShellOptions {
  /** What its module of lists exports. */
  readonly list: readonly string[]
  readonly operations: readonly string[]
  /** What its main file holds; its name says so, unless `main` is another. */
  readonly code: string
  readonly main: string
}

interface BuiltFiles {
  readonly bytes: readonly { readonly file: string; readonly content: Buffer }[]
  readonly files: Readonly<Record<string, string>>
}

export const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** The application with a shell and one area, mf-offers, and what pipelines do with it. */
export async function createReleaseHouse(): Promise<ReleaseHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'staffel-releases-'))
  const shell = join(folder, 'shell')
  const folderOf = (area: string) => join(folder, `mf-${area}`)
  const writeShell = (list: string[], operations: string[] = []) =>
    writeBuilt(join(shell, 'provided.json'), providing(list, operations))
  writeShell(['Table'])
  const builds = [folderOf('offers'), folderOf('people')].join()
  const app = await createTestApp({ env: { AREA_BUILDS: builds, SHELL_BUILD: shell } })
  const as = () => app.as(admin)
  const ask: ReleaseHouse['ask'] = (token, method, path, payload) => {
    const type = Buffer.isBuffer(payload) ? { 'content-type': 'application/octet-stream' } : {}
    const headers = { authorization: `Bearer ${token}`, ...type }
    const options: InjectOptions = { method, url: `/deploy/${path}`, headers }
    return app.http.inject({ ...options, ...(payload && { payload }) })
  }
  const built: ReleaseHouse['built'] = (name, options, id = 'offers') => {
    const at = join(folder, name)
    writeAreaBuild(at, id, { paths: ['/offers'], ...options })
    return filesIn(at)
  }
  const builtShell: ReleaseHouse['builtShell'] = (name, options = {}) => {
    const { list = ['Table'], operations = [], code = name } = options
    const { main = `main.${hash(Buffer.from(code)).slice(0, 8)}.js` } = options
    const at = join(folder, name)
    writeBuilt(join(at, 'provided.json'), providing(list, operations))
    writeBuilt(join(at, main), code)
    writeBuilt(
      join(at, 'index.html'),
      `<!doctype html><html lang="en"><head><style nonce="__CSP_NONCE__"></style><script defer src="/${main}"></script><!--boot--></head><body></body></html>`,
    )
    return filesIn(at)
  }
  const bring: ReleaseHouse['bring'] = async (token, area, { bytes, files }, changelog) => {
    const proposal = { files, about: { commit: 'abc123', changelog } }
    const first = await ask(token, 'POST', `${area}/releases`, proposal)
    expect([first.statusCode, first.json().missing?.length]).toEqual([202, new Set(Object.values(files)).size])
    for (const { content } of bytes) await ask(token, 'PUT', `${area}/files/${hash(content)}`, content)
    const done = await ask(token, 'POST', `${area}/releases`, proposal)
    expect(done.statusCode).toBe(200)
    return done.json()
  }
  const start: ReleaseHouse['start'] = async (area, options) => {
    writeAreaBuild(folderOf(area), area, { paths: [`/${area}`], ...options })
    await app.modules.platform.publishBuilds()
  }
  await start('offers', {})
  return {
    app,
    as,
    writeShell,
    start,
    ask,
    built,
    here: async () => {
      const [found] = await as().listEnvironments()
      const area = found?.areas.find(({ id }) => id === 'offers')
      if (!found || !area) throw new Error('no environment')
      return { ...found, offers: area }
    },
    liveBase: async () =>
      (await app.as(null).getBootManifest()).areas.find(({ document }) => document.id === 'offers')?.base,
    tokenFor: (area, rights) =>
      as().makeDeployToken({ params: { name: 'development' }, body: { area, label: `CI of ${area}`, rights } }),
    builtShell,
    bring,
    publish: (token, name, options) => bring(token, 'offers', built(name, options), name),
    close: async () => {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const providing = (list: readonly string[], operations: readonly string[]) => ({
  shellApi: '1.2.0',
  shared: { react: '19.3.1', '@staffel/shared-ui/list': '1.4.0' },
  exports: { '@staffel/shared-ui/list': list },
  operations,
  files: {},
})

function filesIn(folder: string): BuiltFiles {
  const bytes = readdirSync(folder).map((file) => ({ file, content: readFileSync(join(folder, file)) }))
  return { bytes, files: Object.fromEntries(bytes.map(({ file, content }) => [file, hash(content)])) }
}
