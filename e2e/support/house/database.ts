import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { startPostgresServer } from './postgresServer.ts'

/** A new, empty database on a server. */
export interface NamedDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

/** On the server that `DATABASE_URL` names; without one, on a server started for it. */
export async function createDatabase(): Promise<NamedDatabase> {
  const given = process.env['DATABASE_URL']
  if (given) return databaseOn(given)
  const server = await startPostgresServer()
  const database = await databaseOn(server.databaseUrl)
  return { url: database.url, drop: server.stop }
}

async function databaseOn(serverUrl: string): Promise<NamedDatabase> {
  const name = `staffel_e2e_${randomBytes(6).toString('hex')}`
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  await run(serverUrl, `create database ${name} template template0 encoding 'UTF8'`)
  return { url: url.href, drop: () => run(serverUrl, `drop database ${name} with (force)`) }
}

async function run(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
