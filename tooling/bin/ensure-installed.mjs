// Runs before every command, on whatever Node starts npm (20 or newer), with nothing installed yet: plain JavaScript,
// no dependency.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..')
const at = (...parts) => join(root, ...parts)
const windows = process.platform === 'win32'

if (!isInstalled()) install()
ensureNode()
if (process.argv.includes('--browser')) ensureBrowser()
if (process.argv.includes('--mail-server')) ensureMailServer()
if (process.argv.includes('--web-server')) ensureWebServer()
if (process.argv.includes('--pooler')) ensurePooler()

/** Whether node_modules holds exactly what package-lock.json says. npm keeps its own account of what it installed. */
function isInstalled() {
  const account = at('node_modules/.package-lock.json')
  if (!existsSync(account)) return false
  const wanted = readJson(at('package-lock.json')).packages
  const present = readJson(account).packages
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (!path.startsWith('node_modules/') || optional) return true
    return link ? existsSync(at(path)) : present[path]?.version === version
  })
}

function install() {
  const started = Date.now()
  console.log('Installing packages; the first time this takes a minute or two.')
  // Not `npm ci`: that refuses a lock made where binaries of other platforms could not be had. The lock still decides
  // every version.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  run(
    'npm',
    args,
    root,
    'The packages could not be installed; the messages of npm are above. Is the registry within reach?',
  )
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/**
 * npm puts node_modules/.bin first on the PATH of its scripts, so `node` in them is the version that the package `node`
 * pins. That package fetches its binary in an install script, which some machines do not allow.
 */
function ensureNode() {
  const binary = at('node_modules/node/bin', windows ? 'node.exe' : 'node')
  if (!existsSync(binary)) {
    console.log(`Fetching Node ${readJson(at('node_modules/node/package.json')).version}.`)
    run(
      process.execPath,
      ['installArchSpecificPackage.js'],
      at('node_modules/node'),
      'Node could not be fetched from the npm registry.',
    )
  }
  const link = at('node_modules/.bin/node')
  if (!windows && !existsSync(link)) {
    rmSync(link, { force: true })
    symlinkSync('../node/bin/node', link)
  }
}

function ensureBrowser() {
  ensureWholeBrowser()
  ensureHeadlessBrowser()
}

/**
 * Debian has Chromium without a window as a package of its own, in which a page opens in half the time. It draws what
 * the whole one draws, so a machine that cannot have it goes without.
 */
function ensureHeadlessBrowser() {
  if (process.env.CHROMIUM_PATH || !existsSync('/usr/bin/chromium')) return
  if (existsSync('/usr/bin/chromium-headless-shell') || installFromDebian('chromium-headless-shell')) return
  console.warn('The browser tests take twice as long as they need (Debian: apt-get install chromium-headless-shell).')
}

function ensureWholeBrowser() {
  if (findBrowser()) return
  console.log('No Chromium found; installing one.')
  if (attempt('npx', ['playwright', 'install', 'chromium']) && findBrowser()) return
  if (installFromDebian('chromium') && findBrowser()) return
  fail(
    'The browser tests need Chromium. Install it and set CHROMIUM_PATH to its binary, or run: npx playwright install chromium',
  )
}

/**
 * The mailbox tests speak to a real IMAP server. Where there is none and none can be had they are left out, and say so.
 */
function ensureMailServer() {
  if (existsSync(process.env.DOVECOT_PATH ?? '/usr/sbin/dovecot')) return
  console.log('No Dovecot found; installing one.')
  if (!installFromDebian('dovecot-imapd'))
    console.warn(
      'The mailbox tests are left out: they need Dovecot (Debian: apt-get install dovecot-imapd, or set DOVECOT_PATH).',
    )
}

/** So do the tests of the web server in front of the API, and what they send from the disk. */
function ensureWebServer() {
  if (existsSync(process.env.NGINX_PATH ?? '/usr/sbin/nginx')) return
  console.log('No nginx found; installing one.')
  if (!installFromDebian('nginx', 'libnginx-mod-http-brotli-static'))
    console.warn(
      'The tests of the web server are left out: they need nginx (Debian: apt-get install nginx libnginx-mod-http-brotli-static, or set NGINX_PATH).',
    )
}

/** What drills and the bench of processes put between the API and its database. */
function ensurePooler() {
  if (existsSync(process.env.PGBOUNCER_PATH ?? '/usr/sbin/pgbouncer')) return
  console.log('No PgBouncer found; installing one.')
  if (!installFromDebian('pgbouncer'))
    console.warn('What needs PgBouncer will say so (Debian: apt-get install pgbouncer, or set PGBOUNCER_PATH).')
}

/** Only root can; a machine without apt-get says so by failing. */
function installFromDebian(...names) {
  const isRoot = typeof process.getuid === 'function' && process.getuid() === 0
  process.env.DEBIAN_FRONTEND = 'noninteractive'
  return (
    isRoot &&
    attempt('apt-get', ['update', '-qq']) &&
    attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', '--no-remove', ...names])
  )
}

function findBrowser() {
  const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome', ...playwrightBrowsers()]
  return candidates.find((path) => path && existsSync(path))
}

/** Where Playwright keeps what it installs: one folder per revision. */
function playwrightBrowsers() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ]
  const binaries = ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-mac/Chromium.app/Contents/MacOS/Chromium']
  return caches
    .filter((cache) => cache && existsSync(cache))
    .flatMap((cache) =>
      readdirSync(cache)
        .filter((name) => name.startsWith('chromium-'))
        .flatMap((name) => binaries.map((binary) => join(cache, name, binary))),
    )
}

function run(command, args, cwd, message) {
  if (!attempt(command, args, cwd)) fail(message)
}

function attempt(command, args, cwd = root) {
  // What npm tells its scripts must not become configuration of an npm started here.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))
  return spawnSync(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'], shell: windows }).status === 0
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function fail(message) {
  console.error(`\n${message}`)
  process.exit(1)
}
