import { createHash } from 'node:crypto'
import type { BootManifest } from '@staffel/shared-api/contract'
import { escapeHtml } from '../../../http/html/html.ts'
import { translator } from '../../../texts/translate.ts'
import { deepLinkHints, type Hint, type PageRequest } from './deep-link-hints.ts'
import { filesAt } from './files-at.ts'
import type { Shell } from './shell/shells.ts'

export interface IndexPage {
  readonly render: (nonce: string) => string
  readonly scriptHashes: readonly string[]
}

/**
 * The page for one address, or null while the shell has not been built: `index.html` of the shell, completed with the
 * boot manifest, the hints of a deep link and the answer's nonce.
 */
export function indexPage(request: PageRequest, shell: Shell): IndexPage | null {
  if (shell.template === null) return null
  const moved = (page: string) => filesAt(page, request.assets)
  const built = { ...shell, template: moved(shell.template), signIn: shell.signIn && moved(shell.signIn) }
  const { template, hints } = forRequest(built, request)
  const page = inLanguage(template, request)
    .replace('<!--boot-->', () => bootScript(request.boot))
    .replace('</head>', () => `${hints}</head>`)
  return { render: (nonce) => page.replaceAll('__CSP_NONCE__', nonce), scriptHashes: scriptHashesOf(template) }
}

/** Of the scripts that stand in the shell's own page, for the policy that goes with it. None of them holds a `<`. */
function scriptHashesOf(template: string): string[] {
  return [...template.matchAll(/<script>([^<]*)<\/script>/g)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  )
}

type BuiltShell = Pick<Shell, 'signIn' | 'provided' | 'sharedFiles'> & { readonly template: string }

/** Who has no session gets the page that can only sign in; the shell's files come as soon as a hand is on it. */
function forRequest(build: BuiltShell, request: PageRequest): { readonly template: string; readonly hints: string } {
  if (build.signIn !== null && isSignIn(request) && !request.hasSession) {
    return { template: build.signIn, hints: laterFiles(build.template) }
  }
  return { template: build.template, hints: firstFiles(deepLinkHints(request, build)) }
}

function isSignIn({ path }: Pick<PageRequest, 'path'>): boolean {
  return path.toLowerCase().replace(/\/$/, '') === '/login'
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
  return inTemplate(files.map((file) => `<link rel="prefetch" href="${file}"${askedAsForeign(file)}>`))
}

function inTemplate(tags: readonly string[]): string {
  return `<template id="first-files">${tags.join('')}</template>`
}

function hintTag({ href, as, integrity }: Hint): string {
  const checked =
    integrity === null ? askedAsForeign(href) : ` crossorigin="anonymous" integrity="${escapeHtml(integrity)}"`
  return `<link rel="preload" as="${as}" href="${escapeHtml(href)}"${checked}>`
}

/** Whoever asks for the same file later asks with CORS. */
function askedAsForeign(address: string): string {
  return address.startsWith('/') ? '' : ' crossorigin="anonymous"'
}
