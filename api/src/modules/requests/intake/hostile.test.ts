import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '../../../sample-data/seeded-random.ts'
import { createTestDatabase } from '../../../testing/create-test-database.ts'
import { readMailInWorker } from '../reading/read-mail-in-worker.ts'
import { readerParts } from './testing/test-reader.module.ts'

jest.setTimeout(120_000)

const samples = join(import.meta.dirname, '../../../sample-data/mails')

/** What goes wrong with mails on their way: cut short, bytes changed, pieces doubled or lost, other line ends, NULs. */
const damages: readonly ((raw: Buffer, random: () => number) => Buffer)[] = [
  (raw, random) => raw.subarray(0, Math.floor(random() * raw.length)),
  (raw, random) => {
    const changed = Buffer.from(raw)
    for (let times = 0; times < 40; times += 1) changed[Math.floor(random() * changed.length)] = Math.floor(random() * 256)
    return changed
  },
  (raw, random) => {
    const at = Math.floor(random() * raw.length)
    return Buffer.concat([raw.subarray(0, at), raw.subarray(Math.floor(random() * raw.length))])
  },
  (raw) => Buffer.from(raw.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
  (raw) => Buffer.from(raw.toString('latin1').replace('\r\n\r\n', '\r\n\0\r\n\r\n\0'), 'latin1'),
  (_raw, random) => Buffer.from(Array.from({ length: 3000 }, () => Math.floor(random() * 256))),
]

test('damaged mails all come through, each once, and none is left behind', async () => {
  const database = await createTestDatabase('sample')
  for (const table of ['quote_mail', 'quote_request'] as const) await database.db.deleteFrom(table).execute()
  const folder = mkdtempSync(join(tmpdir(), 'staffel-hostile-'))
  const box = join(folder, 'mail/1')
  mkdirSync(join(box, 'new'), { recursive: true })
  const random = seededRandom(20_260_316)
  const distinct = new Set<string>()
  for (const [place, name] of readdirSync(samples).filter((file) => file.endsWith('.eml')).entries()) {
    for (const turn of [place, place + 3]) {
      const raw = damages[turn % damages.length]?.(readFileSync(join(samples, name)), random) ?? Buffer.alloc(0)
      distinct.add(raw.toString('latin1'))
      writeFileSync(join(box, 'new', `${turn}-${name}`), raw)
    }
  }
  writeFileSync(join(box, 'new', 'empty.eml'), '')
  const warnings: object[] = []
  const reading = await readerParts({ db: database.db, folder, read: readMailInWorker, warn: (line) => void warnings.push(line) }).readAll()
  expect(reading).toMatchObject({ problem: null, result: { failed: 0, fetched: 40 * 2 + 1 } })
  expect(warnings).toEqual([])
  expect(readdirSync(join(box, 'new'))).toEqual([])
  const stored = await database.db.selectFrom('quote_mail').select('mail_hash').execute()
  expect(stored).toHaveLength(distinct.size + 1)
  rmSync(folder, { recursive: true })
  await database.close()
})
