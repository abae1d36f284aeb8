import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderStore } from '../../../files/folder-store.ts'
import { createTestDatabase } from '../../../testing/create-test-database.ts'
import { plainMail } from './testing/plain-mail.ts'
import { readerParts } from './testing/test-reader.module.ts'

test('while there is no room for mails they stay unread, and the mailbox says why; with room again each is read once', async () => {
  const database = await createTestDatabase('empty')
  const folder = mkdtempSync(join(tmpdir(), 'staffel-full-'))
  try {
    await database.db.insertInto('tenant').values({ id: 1, name: 'Staalhandel' }).execute()
    const box = join(folder, 'mail/1/new')
    mkdirSync(box, { recursive: true })
    for (const number of [1, 2]) writeFileSync(join(box, `${number}.eml`), plainMail({ body: `${number} st bout` }))
    const files = folderStore(join(folder, 'files'))
    const full = {
      ...files,
      putOnce: () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })),
    }
    expect(await readerParts({ db: database.db, folder, files: full }).readAll()).toEqual({
      result: { fetched: 2, created: 0, skipped: 0, failed: 2 },
      problem: 'storage_full',
    })
    expect(readdirSync(box)).toHaveLength(2)
    expect(await readerParts({ db: database.db, folder, files }).readAll()).toEqual({
      result: { fetched: 2, created: 2, skipped: 0, failed: 0 },
      problem: null,
    })
    expect(readdirSync(box)).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
    await database.close()
  }
})
