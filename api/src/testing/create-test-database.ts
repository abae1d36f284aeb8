import { randomBytes } from 'node:crypto'
import { overPool } from '../db/database.ts'
import type { Database } from '../db/database.types.ts'
import { administer, databaseUrl, templateName, type Template } from './server/test-server.ts'

export interface TestDatabase extends Database {
  readonly url: string
}

/** A database of one's own for a test file, copied in some tens of milliseconds. Closing it removes it. */
export async function createTestDatabase(template: Template = 'sample'): Promise<TestDatabase> {
  const server = process.env['STAFFEL_TEST_SERVER']
  if (!server) throw new Error('Run API tests through jest in api/: its global set-up starts the database server.')
  const prefix = new URL(server.replace('@/', '@localhost/')).searchParams.get('application_name') ?? ''
  const name = `${prefix}_${randomBytes(4).toString('hex')}`
  // Copying the files takes a fifth of writing every page of them to the log.
  await administer(server, `create database ${name} template ${templateName(prefix, template)} strategy file_copy`)
  const url = databaseUrl(server, name)
  const database = overPool({ connectionString: url, max: 5 }, 'server')
  return {
    ...database,
    url,
    async close() {
      await database.close()
      await administer(server, `drop database if exists ${name} with (force)`)
    },
  }
}
