import { startTestServer } from './server/test-server.ts'

/** Once per run: a server with the two databases that every test file copies. */
export default async function globalSetup(): Promise<void> {
  const server = await startTestServer()
  process.env['STAFFEL_TEST_SERVER'] = server.url
  process.env['STAFFEL_TEST_SAMPLE'] = server.dataDirectory
  Object.assign(globalThis, { staffelTestServer: server })
}
