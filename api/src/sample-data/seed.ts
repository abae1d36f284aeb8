import { sql } from 'kysely'
import type { Db } from '../db/database.types.ts'
import { asTenant, everyTenant, type Tx } from '../db/tenant-transaction.ts'
import type { FileStore } from '../files/file-store.ts'
import { folderStore } from '../files/folder-store.ts'
import { catalogueSample } from './catalogue/catalogue.sample.ts'
import { offersSample } from './offers/offers.sample.ts'
import { organizationsSample } from './organizations/organizations.sample.ts'
import { peopleSample } from './people/people.sample.ts'
import { requestsSample } from './requests.sample.ts'
import type { SamplePart } from './sample-part.types.ts'
import { templatesSample } from './templates.sample.ts'
import { tenancySample } from './tenancy.sample.ts'
import { usersSample } from './users.sample.ts'
import { sampleWorld } from './world.ts'

const parts = (dataDirectory: string, files: FileStore): readonly SamplePart[] => [
  tenancySample,
  usersSample,
  organizationsSample,
  peopleSample,
  catalogueSample,
  templatesSample,
  offersSample,
  requestsSample(dataDirectory, files),
]

const seedLock = 7_304_211

/** Tables whose sample rows carry fixed ids. */
const fixedIds = ['tenant', 'region', 'organization', 'app_user']

interface SeedOptions {
  /** Where the mails of the sample are delivered. */
  readonly dataDirectory: string
  /** Where its files go; `files` in that folder by default. */
  readonly files?: FileStore
  /** Receives one line of progress per part. */
  readonly say?: (line: string) => void
  /** "Now" of the sample: offers and requests are dated around it. */
  readonly today?: Date
}

/** Fills an empty database with the sample; does nothing when a tenant exists. All of it, or none. */
export async function seed(
  db: Db,
  { dataDirectory, files, say = () => undefined, today = new Date() }: SeedOptions,
): Promise<void> {
  const store = files ?? folderStore(`${dataDirectory}/files`)
  const afterwards = await asTenant(db, everyTenant, async (tx) => {
    // Processes that start at once: the second one waits, however long that takes, and then finds the work done.
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(tx)
    if (await tx.selectFrom('tenant').select('id').executeTakeFirst()) return []
    const world = sampleWorld(today)
    const last: (() => Promise<void>)[] = []
    for (const part of parts(dataDirectory, store)) {
      say(`Sample data: ${part.name}`)
      last.push((await part.fill(tx, world)) ?? (() => Promise.resolve()))
    }
    // Sequences belong to the owner of the tables, who connected.
    await sql`set local role none`.execute(tx)
    for (const table of fixedIds) await continueIdentity(tx, table)
    return last
  })
  for (const finish of afterwards) await finish()
}

/** The next row that the application makes must come after the fixed ones. */
async function continueIdentity(tx: Tx, table: string): Promise<void> {
  const { rows } = await sql<{
    next: number
  }>`select (coalesce(max(id), 0) + 1000)::integer as next from ${sql.table(table)}`.execute(tx)
  const next = rows[0]?.next ?? 1
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${next}, false)`.execute(tx)
}
