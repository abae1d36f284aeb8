import type { FileStore } from '../../../../files/file-store.ts'
import { buildFiles, hashesOf, hashOf, parsedFile, type ReleaseFile } from '../../area-build.ts'
import type { AreaVersionRepository, ReleaseOrigin } from '../../area-version.repository.ts'
import type { AreaPointer } from '../../environment-document.ts'
import { isLasting, keepShellFiles } from './kept-shell-files.ts'
import { shellId, ShellProvided, type ShellBuild } from './shell-build.ts'

/** One version of the shell, ready to be published. */
export interface ShellRelease {
  readonly id: typeof shellId
  readonly build: ShellBuild
  /** The number of its contract with the areas, and a hash of its bytes. */
  readonly version: string
  readonly files: readonly ReleaseFile[]
}

const page = 'index.html'
const provided = 'provided.json'

/** Whether these are files of a shell, and not of an area. */
export function isShell(names: readonly string[]): boolean {
  return names.includes(page) && names.includes(provided)
}

/** Reads the folder of a shell's build; null where there is none that says what it provides. */
export async function readShellRelease(folder: string): Promise<ShellRelease | null> {
  const built = await buildFiles(folder)
  return isShell(built.map(({ name }) => name)) ? shellReleaseOf(built) : null
}

/** Throws when these files are no shell that can be published, naming why. */
export function shellReleaseOf(given: readonly ReleaseFile[]): ShellRelease {
  const built = given.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const textOf = (name: string) => built.find((file) => file.name === name)?.bytes.toString('utf8') ?? null
  const template = textOf(page) ?? ''
  for (const place of ['<!--boot-->', '</head>', '__CSP_NONCE__'])
    if (!template.includes(place)) throw new Error(`${page} lacks ${place}.`)
  const says = parsedFile(ShellProvided, built, provided)
  const absent = [...template.matchAll(/<(?:script|link)[^<>]* (?:src|href)="\/([^"]+)"/g)]
    .map(([, name = '']) => name)
    .filter((name) => !built.some((file) => file.name === name))
  if (absent.length > 0) throw new Error(`${page} names files that are not there: ${absent.join(', ')}.`)
  return {
    id: shellId,
    build: { template, signIn: textOf('sign-in.html'), provided: says },
    version: `${says.shellApi}-${hashOf(built)}`,
    files: built,
  }
}

/** Keeps a version of the shell and makes it known, write-once. Whether it was not known before. */
export async function storeShell(
  { build, version, files: built }: ShellRelease,
  { files: store, versions }: { readonly files: FileStore; readonly versions: Pick<AreaVersionRepository, 'add'> },
  origin?: ReleaseOrigin,
): Promise<boolean> {
  await keepShellFiles(built, store)
  const others = built.filter(({ name }) => !isLasting(name))
  await Promise.all(others.map(({ name, bytes }) => store.putOnce(`${baseOf(version).slice(1)}${name}`, bytes)))
  const document = { id: shellId, owner: shellId }
  return versions.add({ areaId: shellId, version, build, document, files: hashesOf(built), origin })
}

const baseOf = (version: string): string => `/r/${shellId}/${version}/`

export function shellPointer(version: string): AreaPointer {
  return { version, base: baseOf(version), integrity: '' }
}
