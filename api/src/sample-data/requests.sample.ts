import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { addDays, dayOf, daysBetween } from '@staffel/shared-api/rules'
import { sql } from 'kysely'
import type { Tx } from '../db/tenant-transaction.ts'
import { scanForTestVirus } from '../files/scan-file.ts'
import type { FileStore } from '../files/file-store.ts'
import { createCatalogueModule } from '../modules/catalogue/catalogue.module.ts'
import { createTakeIn } from '../modules/requests/intake/intake.module.ts'
import { maildirSource } from '../modules/requests/mailbox/maildir-source.ts'
import { createMatcher } from '../modules/requests/matching/matching.module.ts'
import { readMailInWorker } from '../modules/requests/reading/worker/read-mail-in-worker.ts'
import type { SamplePart } from './sample-part.types.ts'
import type { SampleTenant } from './world.ts'

const samples = join(import.meta.dirname, 'mails')

/** What people did with some of the requests. */
const handled = [
  { mail: '02-riolering-latin1.eml', status: 'in_progress' },
  { mail: '12-antwoord-outlook-nl.eml', status: 'in_progress' },
  { mail: '20-lange-handtekening.eml', status: 'declined' },
] as const

/**
 * Quote requests of the first tenant: mails that were delivered to its mailbox and read as every mail is. Their last
 * day becomes yesterday.
 */
export function requestsSample(dataDirectory: string, files: FileStore): SamplePart {
  // The thread that reads mails starts while the other parts are filled.
  void readMailInWorker(new Uint8Array())
  return {
    name: 'quote requests',
    async fill(tx, { staffel, today }) {
      const folder = join(dataDirectory, 'mail', String(staffel.tenantId))
      const names = deliver(folder)
      const source = await maildirSource(folder)
      const now = (): Date => today
      const { sellable, productsById } = createCatalogueModule({ db: tx, now })
      const { takeIn } = createTakeIn(
        { config: { mail: { from: '' } }, files, now, log: { warn: neverExpected } },
        {
          matcher: createMatcher({ ...sellable, productsById }),
          tell: () => Promise.resolve(),
          scan: scanForTestVirus,
        },
      )
      // Intake works inside one tenant; here that is a part of the seed's own transaction.
      await sql`select set_config('app.tenant_id', ${String(staffel.tenantId)}, true)`.execute(tx)
      for (const name of names) {
        const mail = await source.read({ uid: null, name })
        if (mail)
          await takeIn(
            { tenantId: staffel.tenantId, mailbox: source.mailbox, uidValidity: null, uid: null, ...mail },
            (work) => work(tx),
          )
      }
      await sql`select set_config('app.tenant_id', '', true)`.execute(tx)
      await bringUpToDate(tx, staffel, today)
      for (const { mail, status } of handled) await handle(tx, staffel, mail, status)
      return async () => {
        for (const name of names) await source.markRead({ uid: null, name })
      }
    },
  }
}

/** A sample that cannot be read is a fault of the product, not of the mail. */
function neverExpected(facts: unknown): never {
  throw new Error(`A sample mail could not be read: ${JSON.stringify(facts)}`)
}

/**
 * Puts the sample mails into the mailbox, each at its own date: one without came in with the one before it. Answers
 * their names, oldest first.
 */
function deliver(folder: string): string[] {
  mkdirSync(join(folder, 'new'), { recursive: true, mode: 0o750 })
  let date = new Date(0)
  const dated = readdirSync(samples)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => {
      const written = Date.parse(/^Date:([^\r\n]+)/m.exec(readFileSync(join(samples, name), 'latin1'))?.[1] ?? '')
      if (!Number.isNaN(written)) date = new Date(written)
      copyFileSync(join(samples, name), join(folder, 'new', name))
      utimesSync(join(folder, 'new', name), date, date)
      return { name, at: date.getTime() }
    })
  return dated.toSorted((a, b) => a.at - b.at).map(({ name }) => name)
}

/** The last of them came in yesterday. */
async function bringUpToDate(tx: Tx, { tenantId }: SampleTenant, today: Date): Promise<void> {
  const { last } = await tx
    .selectFrom('quote_request')
    .select((eb) => eb.fn.max('received_on').as('last'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow()
  const days = daysBetween(dayOf(new Date(last)), addDays(dayOf(today), -1))
  const later = (column: string) => sql<Date>`${sql.ref(column)} + make_interval(hours => ${days * 24})`
  await tx
    .updateTable('quote_mail')
    .set({ received_on: later('received_on') })
    .where('tenant_id', '=', tenantId)
    .execute()
  await tx
    .updateTable('quote_request')
    .set({
      received_on: later('received_on'),
      created_at: later('received_on'),
      updated_at: later('received_on'),
      desired_delivery_date: sql<string>`desired_delivery_date + ${days}::integer`,
    })
    .where('tenant_id', '=', tenantId)
    .execute()
}

async function handle(
  tx: Tx,
  { tenantId, managerId }: SampleTenant,
  mail: string,
  status: (typeof handled)[number]['status'],
): Promise<void> {
  const hash = createHash('sha256')
    .update(readFileSync(join(samples, mail)))
    .digest()
  await tx
    .updateTable('quote_request')
    .set({
      status,
      ...(status === 'in_progress'
        ? { assignee_user_id: managerId }
        : { decline_reason: 'Levertijd is niet haalbaar.' }),
    })
    .where('tenant_id', '=', tenantId)
    .where('mail_hash', '=', hash)
    .execute()
}
