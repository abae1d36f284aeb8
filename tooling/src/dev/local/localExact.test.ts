import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localExact } from './localExact.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-exact-'))
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('local mode has an Exact beside it, and the API is told where', async () => {
  const env: Record<string, string> = { DATA_DIR: folder, EXACT_PORT: '0' }
  const exact = await localExact('/nowhere', env)
  expect(env).toMatchObject({
    EXACT_BASE_URL: exact?.url,
    EXACT_TEST_CLIENT_ID: exact?.apps[0]?.clientId,
    EXACT_PRODUCTION_CLIENT_SECRET: exact?.apps[1]?.clientSecret,
  })
  expect(Buffer.from(env['EXACT_TOKEN_KEY'] ?? '', 'base64')).toHaveLength(32)
  expect(await (await fetch(`${exact?.url}/standin`)).text()).toContain('10000 items')
  await exact?.close()
})

test.each([{ FIREBASE_PROJECT_ID: 'staffel' }, { EXACT_TEST_CLIENT_ID: 'ours' }, { EXACT_BASE_URL: 'http://x' }])(
  'whoever configured %j has none',
  async (configured) => {
    const env = { ...configured }
    expect(await localExact('/nowhere', env)).toBeNull()
    expect(env).toEqual(configured)
  },
)
