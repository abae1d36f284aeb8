import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishBuild } from './publishBuild.ts'

const folder = mkdtempSync(join(tmpdir(), 'staffel-registry-'))
const dist = join(folder, 'dist')
mkdirSync(join(dist, 'page'), { recursive: true })
writeFileSync(join(dist, 'build.json'), '{"id":"offers"}')
writeFileSync(join(dist, 'area.js'), 'code')
writeFileSync(join(dist, 'page/same.js'), 'code')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** An API that keeps files by their hash and makes a version of them once it has all. */
function api(refusal?: { status: number; body: object }) {
  const kept = new Set<string>()
  const calls: string[] = []
  const fetch = async (address: URL | RequestInfo, { method, body }: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(String(address))
    calls.push(`${method} ${pathname.replace('/deploy/offers', '').replace(/[0-9a-f]{64}/, '…')}`)
    if (refusal) return Response.json(refusal.body, { status: refusal.status })
    if (method === 'PUT') {
      kept.add(pathname.split('/').at(-1) ?? '')
      return new Response(null, { status: 204 })
    }
    if (method === 'GET') return Response.json({ area: null })
    const { files }: { files: Record<string, string> } = JSON.parse(String(body))
    const missing = Object.values(files).filter((sha256) => !kept.has(sha256))
    if (missing.length > 0) return Response.json({ missing }, { status: 202 })
    expect(files).toEqual({
      'build.json': hash('{"id":"offers"}'),
      'area.js': hash('code'),
      'page/same.js': hash('code'),
    })
    return Response.json({ version: '1.0.0-abc', isNew: true, problems: ['the call sendPigeon'] })
  }
  return { target: { url: 'http://api.example', token: 'x', fetch }, calls }
}

it('brings each file that is missing once, and says which version they made', async () => {
  const { target, calls } = api()
  const lines: string[] = []
  expect(await publishBuild(folder, target, (line) => lines.push(line))).toEqual({
    area: 'offers',
    version: '1.0.0-abc',
    isNew: true,
    problems: ['the call sendPigeon'],
  })
  expect(calls).toEqual(['GET ', 'POST /releases', 'PUT /files/…', 'PUT /files/…', 'POST /releases'])
  expect(lines).toEqual(['Bringing 2 files of offers to http://api.example.', '  2 of 2 (1 KB)'])
})

it('says what the API refuses, and that a folder holds no build', async () => {
  const { target } = api({ status: 403, body: { code: 'FORBIDDEN', message: 'This token is for people.' } })
  await expect(publishBuild(folder, target)).rejects.toThrow(
    'http://api.example refused with 403: This token is for people.',
  )
  await expect(publishBuild(join(folder, 'dist/page'), target)).rejects.toThrow('build.json is missing')
})
