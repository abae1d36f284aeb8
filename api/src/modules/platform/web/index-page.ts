import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BootManifest } from '@staffel/shared-api/contract'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { escapeHtml } from '../../../http/html/html.ts'
import { translator } from '../../../texts/translate.ts'
import { deepLinkHints, type Hint, type PageRequest, type SharedFiles } from './deep-link-hints.ts'

const files = Type.Array(Type.String())
const isProvided = Compile(
  Type.Object({ files: Type.Record(Type.String(), Type.Object({ scripts: files, styles: files })) }),
)

export interface IndexPage {
  /** The page for one address, or null while the shell has not been built. */
  render(request: PageRequest): Promise<((nonce: string) => string) | null>
}

interface ShellBuild {
  readonly builtAt: number
  readonly template: string
  /** The sign-in page for a browser without a session, where the build has one. */
  readonly signIn: string | null
  readonly sharedFiles: SharedFiles
}

/**
 * `index.html` of the shell's build, completed with the boot manifest, the hints of a deep link and the answer's nonce.
 */
export function indexPage(shellBuild: string): IndexPage {
  let build: ShellBuild | null = null
  return {
    async render(request) {
      build = await currentBuild(shellBuild, build)
      if (!build) return null
      const { template, hints } = forRequest(build, request)
      const page = inLanguage(template, request)
        .replace('<!--boot-->', () => bootScript(request.boot))
        .replace('</head>', () => `${hints}</head>`)
      return (nonce) => page.replaceAll('__CSP_NONCE__', nonce)
    },
  }
}

/** Who has no session gets the page that can only sign in; the shell's files come as soon as a hand is on it. */
function forRequest(build: ShellBuild, request: PageRequest): { readonly template: string; readonly hints: string } {
  if (build.signIn !== null && isSignIn(request) && !request.hasSession) {
    return { template: build.signIn, hints: laterFiles(build.template) }
  }
  return { template: build.template, hints: firstFiles(deepLinkHints(request, build.sharedFiles)) }
}

function isSignIn({ path }: Pick<PageRequest, 'path'>): boolean {
  return path.toLowerCase().replace(/\/$/, '') === '/login'
}

async function currentBuild(folder: string, known: ShellBuild | null): Promise<ShellBuild | null> {
  const file = join(folder, 'index.html')
  const builtAt = await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  )
  if (builtAt === null || known?.builtAt === builtAt) return builtAt === null ? null : known
  const [template, signIn, sharedFiles] = await Promise.all([
    readFile(file, 'utf8'),
    readFile(join(folder, 'sign-in.html'), 'utf8').catch(() => null),
    sharedFilesOf(folder),
  ])
  return { builtAt, template, signIn, sharedFiles }
}

/** Without them a page is hinted at its area's files alone. */
async function sharedFilesOf(shellBuild: string): Promise<SharedFiles> {
  const provided: unknown = await readFile(join(shellBuild, 'provided.json'), 'utf8')
    .then(JSON.parse)
    .catch(() => null)
  return isProvided.Check(provided) ? provided.files : {}
}

/** What a search engine, a screen reader and the tab say of the page before the shell has drawn anything. */
function inLanguage(template: string, { language, path }: PageRequest): string {
  const t = translator(language)
  const title = escapeHtml(t(isSignIn({ path }) ? 'page.app.signIn' : 'page.app.title'))
  const description = `<meta name="description" content="${escapeHtml(t('page.app.description'))}">`
  return template
    .replace('<html lang="en">', () => `<html lang="${language}">`)
    .replace('<title>Staffel</title>', () => `<title>${title}</title>${description}`)
}

/** Inert: the browser does not run it, so the policy needs no exception for it. */
function bootScript(boot: BootManifest): string {
  return `<script type="application/json" id="boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>`
}

/**
 * A template, because what it holds is not fetched yet: the shell's script comes first and alone, and then asks for
 * these (`startFirstFiles`).
 */
function firstFiles(hints: readonly Hint[]): string {
  return hints.length === 0 ? '' : inTemplate(hints.map(hintTag))
}

/** The files of a page that the visitor is likely to open next. */
function laterFiles(template: string): string {
  const tags = template.match(/<(?:script|link rel="stylesheet")[^<>]*>/g) ?? []
  const files = tags.flatMap((tag) => / (?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? [])
  return inTemplate(files.map((file) => `<link rel="prefetch" href="${file}">`))
}

function inTemplate(tags: readonly string[]): string {
  return `<template id="first-files">${tags.join('')}</template>`
}

function hintTag({ href, as, integrity }: Hint): string {
  const checked = integrity === null ? '' : ` crossorigin="anonymous" integrity="${escapeHtml(integrity)}"`
  return `<link rel="preload" as="${as}" href="${escapeHtml(href)}"${checked}>`
}
