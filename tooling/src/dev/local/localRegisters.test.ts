import { localRegisters } from './localRegisters.ts'

beforeEach(() => void jest.spyOn(console, 'log').mockImplementation(() => undefined))

test('local mode has registers beside it, and the API is told where', async () => {
  const env: Record<string, string> = {}
  const registers = await localRegisters(env)
  const found = await fetch(`${env['KVK_URL']}/v2/zoeken?naam=kuipers`, {
    headers: { apikey: env['KVK_API_KEY'] ?? '' },
  })
  expect(await found.text()).toContain('Installatiebedrijf Kuipers')
  expect(env).toMatchObject({ VIES_URL: `${registers?.url}/vies`, PDOK_URL: `${registers?.url}/pdok` })
  await registers?.close()
})

test.each([{ FIREBASE_PROJECT_ID: 'staffel' }, { VIES_URL: 'https://vies.example' }, { KVK_API_KEY: 'ours' }])(
  'whoever configured %j has none',
  async (configured) => {
    const env = { ...configured }
    expect(await localRegisters(env)).toBeNull()
    expect(env).toEqual(configured)
  },
)
