import { readConfig } from '../../../config.ts'
import { noticesAddress } from './notices-address.ts'

const address = (env: Readonly<Record<string, string>>, origin: string): string | null =>
  noticesAddress(readConfig({ EXACT_TEST_CLIENT_ID: 'a', EXACT_TEST_CLIENT_SECRET: 'b', ...env }).exact, origin)('test')
const secret = { EXACT_TEST_WEBHOOK_SECRET: 'c' }

test('Exact tells by https alone, and only what it signs; what stands in for it tells this machine in the open', () => {
  const here = 'https://offers.example.com'
  expect(address(secret, here)).toBe(`${here}/webhook/Integrations/Exact/Notices`)
  expect(address({}, here)).toBeNull()
  expect(address(secret, 'http://localhost:3000')).toBeNull()
  expect(address({ ...secret, EXACT_BASE_URL: 'http://127.0.0.1:3081' }, 'http://localhost:3000')).toMatch(/^http:/)
})
