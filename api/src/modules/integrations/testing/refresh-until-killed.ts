// Renews the tokens of tenant 1 in a process of its own, which the test ends at any moment: DATABASE_URL, EXACT_URL,
// NOW (milliseconds).
import { overPool } from '../../../db/database.ts'
import { tokensAt } from './tokens-at.ts'

const { DATABASE_URL: connectionString = '', EXACT_URL: baseUrl = '', NOW: now = '0' } = process.env
const database = overPool({ connectionString, max: 3 }, 'server')
const { access } = tokensAt({ db: database.db, baseUrl, now: () => new Date(Number(now)) })
// The connection is there, so that the kill falls into the refresh and not before it.
await database.db.selectFrom('tenant').select('id').execute()
console.log('ready')
await access.current({ tenantId: 1, env: 'test' })
await database.close()
console.log('done')
