import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileSite } from './compileSite.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'staffel-site-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const whole = {
  environment: 'production',
  revision: 7,
  canaries: [],
  documents: { 'index.html': 'page', 'environment.json': '{}' },
  files: { '/main.0123abcd.js': hash('main'), '/r/offers/1.0-a/area.js': hash('area') },
  unlisted: [],
}

/** An API at which these bytes lie; answers what was asked of it. */
function house(site: object, bytes: Readonly<Record<string, string>> = {}) {
  const asked: string[] = []
  const fetch = async (address: URL | RequestInfo) => {
    const { pathname, search } = new URL(String(address))
    asked.push(pathname + search)
    if (pathname === '/environment-files.json') return Response.json(site)
    return bytes[pathname] === undefined ? new Response(null, { status: 404 }) : new Response(bytes[pathname])
  }
  const run = (environment = 'production') =>
    compileSite(
      environment,
      { folder, api: 'https://api.example/', language: 'nl' },
      { url: 'http://h', fetch },
      () => {},
    )
  return { run, asked }
}
const published = { '/main.0123abcd.js': 'main', '/r/offers/1.0-a/area.js': 'area' }
const contents = () =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')]),
  )

it('writes documents and files, and a list of what they are', async () => {
  const { run, asked } = house(whole, published)
  await run()
  expect(contents()).toEqual({
    'index.html': 'page',
    'environment.json': '{}',
    'main.0123abcd.js': 'main',
    'area.js': 'area',
    'files.json': expect.stringContaining(hash('area')),
  })
  expect(asked[0]).toBe('/environment-files.json?api=https%3A%2F%2Fapi.example')
})

it('fetches only what is not there yet, and leaves what was', async () => {
  await house(whole, published).run()
  const next = {
    ...whole,
    documents: { 'index.html': 'next' },
    files: { ...whole.files, '/r/offers/1.1-b/b.js': hash('b') },
  }
  const { run, asked } = house(next, { '/r/offers/1.1-b/b.js': 'b' })
  await run()
  expect(asked.slice(1)).toEqual(['/r/offers/1.1-b/b.js'])
  expect(contents()).toMatchObject({ 'index.html': 'next', 'area.js': 'area', 'b.js': 'b' })
})

it('writes no page that names a file which is not what was published', async () => {
  const { run } = house(whole, { ...published, '/r/offers/1.0-a/area.js': 'altered' })
  await expect(run()).rejects.toThrow('http://h/r/offers/1.0-a/area.js is not what was published there.')
  expect(contents()).not.toHaveProperty('index.html')
})

it.each([
  [{ ...whole, unlisted: ['offers 1.0-a'] }, 'What offers 1.0-a is made of was not written down. Publish it again.'],
  [{ ...whole, environment: 'staging' }, 'http://h shows staging, and not production'],
  [{ ...whole, files: { '/../outside.js': hash('x') } }, 'does not lie below the folder'],
  [{ environment: 'production' }, 'does not say what its pages are made of'],
])('refuses, and says why: %#', async (site, reason) => {
  await expect(house(site).run()).rejects.toThrow(reason)
  expect(contents()).toEqual({})
})
