import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishLocal } from './publishLocal.ts'

const folder = mkdtempSync(join(tmpdir(), 'staffel-local-'))
const write = (name: string, files: Readonly<Record<string, string>>) => {
  mkdirSync(join(folder, name, 'dist'), { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, name, 'dist', file), text)
}
write('mf-offers', { 'build.json': '{"id":"offers"}' })
write('shell', { 'index.html': 'page', 'provided.json': '{}' })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Had {
  /** Areas that staging has already. */
  readonly staging?: readonly string[]
  /** Whether what is asked for, by whom and how often before, is refused. */
  readonly refuses?: (area: string, before: number, forced: boolean) => boolean
}

/** A server of local mode; answers in which order what became live where. */
function server({ staging = [], refuses = () => false }: Had) {
  const went: string[] = []
  const tries = new Map<string, number>()
  const environmentOf = (headers: RequestInit['headers']) => {
    const bearer = new Headers(headers).get('authorization')
    return bearer === 'Bearer local' ? 'development' : String(bearer).replace('Bearer local:', '')
  }
  const fetch = async (address: URL | RequestInfo, { method = 'GET', body, headers }: RequestInit = {}) => {
    const [, , area = '', call = ''] = new URL(String(address)).pathname.split('/')
    const environment = environmentOf(headers)
    const environments = ['development', 'staging']
    if (method === 'GET') {
      const has = environment === 'staging' && staging.includes(area)
      return Response.json({ environment, environments, area: has ? { live: 'before', versions: [] } : null })
    }
    if (call === 'releases') return Response.json({ version: '1.0-a', isNew: true, problems: [] })
    const { force = false, reason } = JSON.parse(String(body))
    expect(reason).toBe('npm start')
    const before = tries.get(`${environment} ${area}`) ?? 0
    tries.set(`${environment} ${area}`, before + 1)
    if (refuses(area, before, force)) return Response.json({ message: 'It lacks Table.' }, { status: 422 })
    went.push(`${environment} ${area}${force ? ' forced' : ''}`)
    return Response.json({})
  }
  const said: string[] = []
  const run = () =>
    publishLocal(
      ['mf-offers', 'shell'].map((name) => join(folder, name)),
      'http://localhost:1',
      (line) => said.push(line),
      fetch,
    )
  return { run, went, said }
}
const of = (went: readonly string[], environment: string) =>
  went.filter((line) => line.startsWith(environment)).map((line) => line.replace(`${environment} `, ''))

it('makes live what was built, the shell first, and elsewhere only what has nothing yet', async () => {
  const { run, went, said } = server({ staging: ['offers'] })
  await run()
  expect([of(went, 'development'), of(went, 'staging')]).toEqual([['shell', 'offers'], ['shell']])
  expect(said.toSorted()).toEqual(['  mf-offers published as 1.0-a', '  shell published as 1.0-a'])
})

it('tries again what the others had to come before', async () => {
  const { run, went } = server({ staging: ['shell', 'offers'], refuses: (area, before) => area === 'shell' && !before })
  await run()
  expect(went).toEqual(['development offers', 'development shell'])
})

it('lets builds that lack something of each other be live all the same, as they are what there is', async () => {
  const { run, went, said } = server({ staging: ['shell', 'offers'], refuses: (_area, _before, forced) => !forced })
  await run()
  expect(went).toEqual(['development shell forced', 'development offers forced'])
  expect(said.filter((line) => line.includes('not live'))).toEqual([])
})

it('says what cannot be live, and goes on', async () => {
  const { run, went, said } = server({ staging: ['shell', 'offers'], refuses: (area) => area === 'offers' })
  await run()
  expect(went).toEqual(['development shell'])
  expect(said.at(-1)).toBe('  offers 1.0-a is not live: http://localhost:1 refused with 422: It lacks Table.')
})
