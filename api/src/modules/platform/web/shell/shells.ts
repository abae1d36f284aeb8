import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { AreaVersionRepository } from '../../area-version.repository.ts'
import type { EnvironmentDocument } from '../../environment-document.ts'
import { Provided } from '../../environments/shell-provided.ts'
import type { SharedFiles } from '../deep-link-hints.ts'
import { shellId } from './shell-build.ts'

/** A shell as pages are made of it. */
export interface Shell {
  /** As it was published; null while it was not. */
  readonly version: string | null
  /** Another one for every shell that is not the same. */
  readonly key: string
  /** Null while none was built. */
  readonly template: string | null
  /** The sign-in page for a browser without a session, where the build has one. */
  readonly signIn: string | null
  /** Null while no shell says what it provides. */
  readonly provided: Provided | null
  readonly sharedFiles: SharedFiles
}

export interface Shells {
  /** The shell that is live there, or its second version. */
  of(document: EnvironmentDocument, isCanary?: boolean): Promise<Shell>
  /** Of the version that this process came with its folder holds the files: it may be built anew at any time. */
  cameWith(version: string): void
}

const files = Type.Array(Type.String())
const isProvided = Compile(Provided)
const namesFiles = Compile(
  Type.Object({ files: Type.Record(Type.String(), Type.Object({ scripts: files, styles: files })) }),
)

/** Where nothing else is live, or what is cannot be had, it is the shell in the folder of this process. */
export function createShells(
  shellBuild: string,
  versions: Pick<AreaVersionRepository, 'findShell'>,
  report: (version: string) => void,
): Shells {
  const own = ownShell(shellBuild)
  const ofFolder = async (version: string | null): Promise<Shell> => ({ ...(await own()), version })
  const stored = new Map<string, Shell>()
  let ownVersion: string | null = null
  return {
    cameWith: (version) => void (ownVersion = version),
    async of({ areas: { [shellId]: shell } }, isCanary = false) {
      const version = (isCanary ? shell?.canary?.version : undefined) ?? shell?.live.version
      if (version === undefined || version === ownVersion) return ofFolder(version ?? null)
      const known = stored.get(version)
      if (known) return known
      const found = await versions.findShell(version)
      if (!found) {
        report(version)
        return ofFolder(null)
      }
      const { template, signIn, provided } = found
      const read: Shell = { key: version, version, template, signIn, provided, sharedFiles: provided.files }
      stored.set(version, read)
      return read
    },
  }
}

/** What is in a folder now; the same object until it is built anew. */
function ownShell(folder: string): () => Promise<Omit<Shell, 'version'>> {
  let known: Omit<Shell, 'version'> | undefined
  const builtAt = (name: string) =>
    stat(join(folder, name)).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    )
  const textOf = (name: string) => readFile(join(folder, name), 'utf8').catch(() => null)
  return async () => {
    const [page, provides] = await Promise.all([builtAt('index.html'), builtAt('provided.json')])
    const key = `${page} ${provides}`
    if (known?.key === key) return known
    const [template, signIn, said] = await Promise.all([
      textOf('index.html'),
      textOf('sign-in.html'),
      readFile(join(folder, 'provided.json'), 'utf8')
        .then((text): unknown => JSON.parse(text))
        .catch(() => null),
    ])
    known = {
      key,
      template,
      signIn,
      provided: isProvided.Check(said) ? said : null,
      sharedFiles: namesFiles.Check(said) ? said.files : {},
    }
    return known
  }
}
