import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildFromManifest } from './buildFromManifest.ts'
import { bring, type Brought } from './bring.ts'
import { callApi, RegistryError, type Target } from './callApi.ts'
import { provenanceOf, type Since } from './provenanceOf.ts'

export interface Published extends Brought {
  readonly area: string
}

/**
 * Brings the files of a build that the API does not have yet, and proposes the version. The build may be that of a
 * package (`mf-offers`, `shell`), or a folder of files from elsewhere.
 */
export async function publishBuild(
  folder: string,
  target: Target,
  say: (line: string) => void = console.log,
): Promise<Published> {
  const inDist = ['build.json', 'provided.json', 'mf-manifest.json'].some((name) =>
    existsSync(join(folder, 'dist', name)),
  )
  const dist = inDist ? join(folder, 'dist') : folder
  const files = described(filesOf(dist))
  const area = areaOf(files, folder)
  const about = provenanceOf(folder, await liveVersion(area, target))
  const bytes = new Map(files.map((file) => [file.sha256, file.bytes]))
  const publication = { files: Object.fromEntries(files.map(({ name, sha256 }) => [name, sha256])), about }
  const bringing = { area, publication, bytesOf: async (sha256: string) => bytes.get(sha256) ?? new Uint8Array() }
  return { area, ...(await bring(bringing, target, say)) }
}

interface BuiltFile {
  readonly name: string
  readonly sha256: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

function filesOf(dist: string): BuiltFile[] {
  const entries = existsSync(dist) ? readdirSync(dist, { recursive: true, withFileTypes: true }) : []
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      const bytes = new Uint8Array(readFileSync(path))
      return builtFile(path.slice(dist.length + 1).replaceAll('\\', '/'), bytes)
    })
}

function builtFile(name: string, bytes: Uint8Array<ArrayBuffer>): BuiltFile {
  return { name, sha256: createHash('sha256').update(bytes).digest('hex'), bytes }
}

/** The build of another tool gets what the house's own says of itself. */
function described(files: readonly BuiltFile[]): readonly BuiltFile[] {
  const names = files.map(({ name }) => name)
  if (names.includes('build.json')) return files
  const written = buildFromManifest(names, (name) => files.find((file) => file.name === name)?.bytes)
  if (!written) return files
  const added = Object.entries(written).map(([name, content]) =>
    builtFile(name, new TextEncoder().encode(`${JSON.stringify(content, null, 2)}\n`)),
  )
  return [...files.filter(({ name }) => !(name in written)), ...added]
}

function areaOf(files: readonly BuiltFile[], folder: string): string {
  const build = files.find(({ name }) => name === 'build.json')
  if (!build && ['index.html', 'provided.json'].every((name) => files.some((file) => file.name === name)))
    return 'shell'
  if (!build) throw new RegistryError(`${folder} holds no build of an area: build.json is missing. Build it first.`)
  const { id }: { id?: unknown } = JSON.parse(Buffer.from(build.bytes).toString('utf8'))
  if (typeof id !== 'string') throw new RegistryError(`${folder}: build.json does not say which area it is of.`)
  return id
}

/** Of the version that is live, so that the changelog begins after it. */
async function liveVersion(area: string, target: Target): Promise<Since> {
  const state = (await callApi(target, 'GET', area)) as {
    area?: { live?: string; versions?: { version: string; commit: string | null }[] } | null
  } | null
  const version = state?.area?.live ?? null
  const commit = state?.area?.versions?.find((one) => one.version === version)?.commit ?? null
  return { version, commit }
}
