import { createTestDatabase } from '../../testing/create-test-database.ts'
import { accountRepository } from './account.repository.ts'
import { identityService } from './identity.service.ts'
import { sessionRepository } from './session.repository.ts'
import { sessionService } from './session.service.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => (database = await createTestDatabase()))
afterAll(() => database.close())

const now = () => new Date('2026-03-16T10:01:00.300Z')
const manager = {
  uid: 'uid-manager',
  email: 'manager@staffel.example',
  name: null,
  picture: null,
  provider: 'password',
}

test.each([
  ['what is left of the second of the sign-in', '2026-03-16T10:01:00Z', [[700]]],
  ['nothing when the sign-in is longer ago', '2026-03-16T10:00:00Z', []],
])('signing out waits for %s', async (_, signedIn, waits) => {
  const pause = jest.fn(() => Promise.resolve())
  const { known } = identityService(accountRepository(database.db), now)
  const sessions = sessionService({ sessions: sessionRepository(database.db), known, now, pause })
  await sessions.end({ ...manager, authTime: new Date(signedIn) }, undefined, { ip: '192.0.2.1', requestId: 'a' })
  expect(pause.mock.calls).toEqual(waits)
})
