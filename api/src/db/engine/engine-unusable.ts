/** The PostgreSQL binaries cannot run on this machine at all (platform, libc, a private folder above the data). */
export class EngineUnusable extends Error {
  override readonly name = 'EngineUnusable'
}
