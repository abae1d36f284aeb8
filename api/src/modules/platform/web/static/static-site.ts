import { createHash, randomBytes } from 'node:crypto'
import type { BootManifest, Language } from '@staffel/shared-api/contract'
import type { Config } from '../../../../config.ts'
import type { FileStore } from '../../../../files/file-store.ts'
import { applicationPolicy, framedByNobody, headersOfAll } from '../../../../plugins/security-headers.ts'
import type { AreaVersionRepository } from '../../area-version.repository.ts'
import type { EnvironmentRepository } from '../../environment.repository.ts'
import type { PlatformService } from '../../platform.service.ts'
import { indexPage } from '../index-page.ts'
import { isLasting, keptShellFile } from '../shell/kept-shell-files.ts'
import { shellId } from '../shell/shell-build.ts'
import type { Shell } from '../shell/shells.ts'
import { nginxSite, noncePlace } from './nginx-site.ts'

/** What a folder holds that any server of files may serve in place of this one. */
export interface StaticSite {
  readonly environment: string
  readonly revision: number
  /** Of the shell and of each area. */
  readonly versions: Readonly<Record<string, string>>
  /** What is tried by a share of the people, who cannot be told apart by a server of files. */
  readonly canaries: readonly string[]
  /** Written anew each time, after the files. */
  readonly documents: Readonly<Record<string, string>>
  /** By address, the SHA-256 of what never changes; nothing of it where browsers fetch it from elsewhere. */
  readonly files: Readonly<Record<string, string>>
  /** Versions that say nothing of their files, since they were published before that was written down. */
  readonly unlisted: readonly string[]
}

interface StaticSiteParts {
  readonly config: Config
  readonly files: Pick<FileStore, 'get'>
  readonly versions: Pick<AreaVersionRepository, 'made'>
  readonly environments: Pick<EnvironmentRepository, 'read'>
  readonly service: Pick<PlatformService, 'front'>
}

export interface SiteAsked {
  /** Origin of the API, as browsers reach it. */
  readonly api: string
  /** Of the page, until its program knows whose browser it is in. */
  readonly language: Language
}

/** Null while no shell was published. */
export type WriteStaticSite = (asked: SiteAsked) => Promise<StaticSite | null>

export function staticSite(parts: StaticSiteParts): WriteStaticSite {
  const { config, files, environments, service } = parts
  return async ({ api, language }) => {
    const { boot, shell } = await service.front(null)
    if (shell.version === null || shell.template === null) return null
    const { document } = await environments.read(boot.environment.name)
    const { insteadOf: _, ...environment } = boot.environment
    const told: BootManifest = { ...boot, environment, api: { ...boot.api, base: `${api}${boot.api.base}` } }
    const versions = {
      [shellId]: shell.version,
      ...Object.fromEntries(boot.areas.map(({ document: { id }, base }) => [id, base.split('/').at(-2) ?? ''])),
    }
    const write = (path: string, nonce: string) => writtenPage(told, shell, { config, path, nonce, api, language })
    const pages: Readonly<Record<string, string>> = {
      'index.html': write('/', randomBytes(16).toString('hex')),
      'nginx/index.html': write('/', noncePlace),
      // The shell's page too, where it has no smaller one.
      'nginx/sign-in.html': write('/login', noncePlace),
    }
    const listed = config.assetOrigin === null ? await filesOf(versions, boot, parts) : { files: {}, unlisted: [] }
    const checked = await Promise.all(
      Object.entries(pages).map(async ([name, html]) => [name, await withIntegrity(html, files)] as const),
    )
    return {
      environment: boot.environment.name,
      revision: boot.revision,
      versions,
      canaries: Object.entries(document.areas).flatMap(([id, { canary }]) => (canary ? [id] : [])),
      documents: {
        ...Object.fromEntries(checked),
        'environment.json': `${JSON.stringify(told)}\n`,
        'nginx/site.conf': nginxSite({ api, headers: headersOfAll(config) }),
      },
      ...listed,
    }
  }
}

interface WritingParts {
  readonly config: Config
  readonly path: string
  readonly nonce: string
  readonly api: string
  readonly language: Language
}

/** The page of any address, with its policy in it: nothing beside it has to change when another shell goes live. */
function writtenPage(boot: BootManifest, shell: Shell, asked: WritingParts): string {
  const { config, path, nonce, api, language } = asked
  const assets = config.assetOrigin ?? ''
  const page = indexPage({ path, search: '', language, boot, hasSession: path !== '/login', assets }, shell)
  if (!page) throw new Error('The shell has no page.')
  const policy = applicationPolicy(config, { nonce, scriptHashes: page.scriptHashes, api })
  // Only a header may say who may frame a page; in the page itself it is complained of.
  const inPage = policy.replace(`; ${framedByNobody}`, '')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${inPage}">`
  return page.render(nonce).replace('<head>', () => `<head>${meta}`)
}

/** What the page's own tags fetch is checked against what was published. */
async function withIntegrity(html: string, files: Pick<FileStore, 'get'>): Promise<string> {
  const tags = html.match(/<(?:script|link)\b[^<>]*>/g) ?? []
  let checked = html
  for (const tag of tags.filter((one) => one.startsWith('<script') || one.includes(' rel="stylesheet"'))) {
    const [, path = ''] = / (?:src|href)="(?:https?:\/\/[^/"]+)?(\/[^"]+)"/.exec(tag) ?? []
    const bytes = await keptShellFile(path, files)
    const hash = bytes && createHash('sha384').update(bytes).digest('base64')
    if (hash) checked = checked.replace(tag, () => tag.replace(/^<\w+/, (name) => `${name} integrity="sha384-${hash}"`))
  }
  return checked
}

async function filesOf(
  published: Readonly<Record<string, string>>,
  { areas }: BootManifest,
  { versions }: Pick<StaticSiteParts, 'versions'>,
): Promise<Pick<StaticSite, 'files' | 'unlisted'>> {
  const files: Record<string, string> = {}
  const unlisted: string[] = []
  for (const [id, version] of Object.entries(published)) {
    const made = await versions.made(id, version)
    if (!made) unlisted.push(`${id} ${version}`)
    const base = areas.find(({ document }) => document.id === id)?.base
    for (const [name, sha256] of Object.entries(made?.files ?? {}))
      if (base !== undefined) files[`${base}${name}`] = sha256
      else if (isLasting(name)) files[`/${name}`] = sha256
  }
  return { files, unlisted }
}
