import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildFromManifest } from './buildFromManifest.ts'
import { callApi, RegistryError, type Target } from './callApi.ts'
import { provenanceOf, type Since } from './provenanceOf.ts'

export interface Published {
  readonly area: string
  readonly version: string
  readonly isNew: boolean
  /** What the live shell and the API lack for it, by name. */
  readonly problems: readonly string[]
}

/** How many files are on their way at once. */
const atOnce = 4

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
  const publication = { files: Object.fromEntries(files.map(({ name, sha256 }) => [name, sha256])), about }
  const asked = await callApi(target, 'POST', `${area}/releases`, publication)
  const missing = missingIn(asked)
  const wanted = [...new Map(files.map((file) => [file.sha256, file])).values()].filter(({ sha256 }) =>
    missing.includes(sha256),
  )
  const size = wanted.reduce((total, { bytes }) => total + bytes.length, 0)
  if (wanted.length > 0)
    say(`Bringing ${wanted.length} files (${Math.ceil(size / 1024)} KB) of ${area} to ${target.url}.`)
  for (let done = 0; done < wanted.length; done += atOnce) {
    await Promise.all(
      wanted
        .slice(done, done + atOnce)
        .map(({ sha256, bytes }) => callApi(target, 'PUT', `${area}/files/${sha256}`, bytes)),
    )
    const now = Math.min(done + atOnce, wanted.length)
    if (now % 20 === 0 || now === wanted.length) say(`  ${now} of ${wanted.length}`)
  }
  const answer = wanted.length > 0 ? await callApi(target, 'POST', `${area}/releases`, publication) : asked
  return { area, ...publishedIn(answer) }
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

function missingIn(answer: unknown): string[] {
  const known = typeof answer === 'object' && answer !== null && 'missing' in answer ? answer.missing : []
  return Array.isArray(known) ? known.map(String) : []
}

function publishedIn(answer: unknown): Omit<Published, 'area'> {
  if (typeof answer === 'object' && answer !== null && 'version' in answer && 'problems' in answer)
    return {
      version: String(answer.version),
      isNew: 'isNew' in answer && answer.isNew === true,
      problems: Array.isArray(answer.problems) ? answer.problems.map(String) : [],
    }
  throw new RegistryError('The API did not say which version it made. Are these the same files as before?')
}
