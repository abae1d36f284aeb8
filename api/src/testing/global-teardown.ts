export default async function globalTeardown(): Promise<void> {
  const server: unknown = Reflect.get(globalThis, 'staffelTestServer')
  if (typeof server === 'object' && server !== null && 'stop' in server && typeof server.stop === 'function')
    await server.stop()
}
