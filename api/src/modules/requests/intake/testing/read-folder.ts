import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '../../../../testing/create-test-database.ts'
import { readMailInWorker } from '../../reading/worker/read-mail-in-worker.ts'
import { readerParts } from './test-reader.module.ts'

export interface FolderMail {
  readonly name: string
  readonly raw: Buffer
}

/**
 * Puts the mails into the Maildir of a company of the sample data that has no others, and reads it as the product does,
 * worker and all.
 */
export async function readFolder(mails: readonly FolderMail[]) {
  const database = await createTestDatabase('sample')
  const folder = mkdtempSync(join(tmpdir(), 'staffel-mails-'))
  try {
    for (const table of ['quote_mail', 'quote_request'] as const) await database.db.deleteFrom(table).execute()
    const box = join(folder, 'mail/1')
    mkdirSync(join(box, 'new'), { recursive: true })
    for (const { name, raw } of mails) writeFileSync(join(box, 'new', name), raw)
    const warnings: object[] = []
    const reading = await readerParts({
      db: database.db,
      folder,
      read: readMailInWorker,
      warn: (line) => void warnings.push(line),
    }).readAll()
    const stored = await database.db.selectFrom('quote_mail').select('mail_hash').execute()
    return { reading, warnings, stored: stored.length, left: readdirSync(join(box, 'new')) }
  } finally {
    rmSync(folder, { recursive: true })
    await database.close()
  }
}
