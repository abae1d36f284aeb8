import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { RegistryError, type Target } from '../callApi.ts'
import { readSite, type Site } from './readSite.ts'

export interface SiteFolder {
  readonly folder: string
  /** Address of the API as browsers reach it. */
  readonly api: string
  readonly language: string
}

/** How many files are on their way at once. */
const atOnce = 8

/**
 * Writes what an environment shows as files that any server may serve. What never changes comes first and what names it
 * last, so that a folder which is being served is whole at any moment. Files of before stay: pages that are open ask
 * for them.
 */
export async function compileSite(
  environment: string,
  { folder, api, language }: SiteFolder,
  target: Pick<Target, 'url' | 'fetch'>,
  say: (line: string) => void = console.log,
): Promise<Site> {
  const site = await readSite(environment, { api, language }, target)
  if (site.unlisted.length > 0)
    throw new RegistryError(`What ${site.unlisted.join(' and ')} is made of was not written down. Publish it again.`)
  const wanted = Object.entries(site.files).filter(([path, sha256]) => !isThere(within(folder, path), sha256))
  if (wanted.length > 0) say(`Fetching ${wanted.length} files of ${environment} from ${target.url}.`)
  for (let done = 0; done < wanted.length; done += atOnce) {
    await Promise.all(
      wanted.slice(done, done + atOnce).map(async ([path, sha256]) => {
        write(within(folder, path), await published(path, sha256, target))
      }),
    )
    const now = Math.min(done + atOnce, wanted.length)
    if (now % 80 === 0 || now === wanted.length) say(`  ${now} of ${wanted.length}`)
  }
  write(join(folder, 'files.json'), `${JSON.stringify(site.files, null, 2)}\n`)
  for (const [name, content] of Object.entries(site.documents)) write(within(folder, `/${name}`), content)
  return site
}

async function published(
  path: string,
  sha256: string,
  { url, fetch = globalThis.fetch }: Pick<Target, 'url' | 'fetch'>,
): Promise<Uint8Array> {
  const address = new URL(path, url)
  const answer = await fetch(address, { signal: AbortSignal.timeout(120_000) })
  if (!answer.ok) throw new RegistryError(`${address.href} answers ${answer.status}.`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (hashOf(bytes) === sha256) return bytes
  throw new RegistryError(`${address.href} is not what was published there.`)
}

function within(folder: string, path: string): string {
  const file = resolve(folder, `.${path}`)
  if (!file.startsWith(folder + sep)) throw new RegistryError(`${path} does not lie below the folder.`)
  return file
}

function isThere(file: string, sha256: string): boolean {
  return existsSync(file) && hashOf(readFileSync(file)) === sha256
}

/** Never half of it, whoever reads it at that moment. */
function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, content)
  renameSync(`${file}.new`, file)
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
