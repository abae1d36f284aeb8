// Reads the mailbox of tenant 1 in a process of its own, which the test ends at any moment: DATABASE_URL, FOLDER.
import { overPool } from '../../../../db/database.ts'
import { readerParts } from './test-reader.module.ts'

const { DATABASE_URL: url = '', FOLDER: folder = '' } = process.env
const database = overPool({ connectionString: url, max: 3 }, 'server')
const parts = readerParts({ db: database.db, folder })
console.log('ready')
await parts.readAll()
await database.close()
console.log('done')
