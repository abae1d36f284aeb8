import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seededRandom } from '../../../sample-data/seeded-random.ts'
import { readFolder, type FolderMail } from './testing/read-folder.ts'

const samples = join(import.meta.dirname, '../../../sample-data/mails')

/** What goes wrong with mails on their way: cut short, bytes changed, pieces doubled or lost, other line ends, NULs. */
const damages: readonly ((raw: Buffer, random: () => number) => Buffer)[] = [
  (raw, random) => raw.subarray(0, Math.floor(random() * raw.length)),
  (raw, random) => {
    const changed = Buffer.from(raw)
    for (let times = 0; times < 40; times += 1)
      changed[Math.floor(random() * changed.length)] = Math.floor(random() * 256)
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
  const random = seededRandom(20_260_316)
  const mails: FolderMail[] = [{ name: 'empty.eml', raw: Buffer.alloc(0) }]
  for (const [place, name] of readdirSync(samples)
    .filter((file) => file.endsWith('.eml'))
    .entries()) {
    for (const turn of [place, place + 3]) {
      mails.push({
        name: `${turn}-${name}`,
        raw: damages[turn % damages.length]?.(readFileSync(join(samples, name)), random) ?? Buffer.alloc(0),
      })
    }
  }
  const { reading, warnings, stored, left } = await readFolder(mails)
  expect(reading).toMatchObject({ problem: null, result: { failed: 0, fetched: 40 * 2 + 1 } })
  expect(warnings).toEqual([])
  expect(left).toEqual([])
  expect(stored).toBe(new Set(mails.map(({ raw }) => raw.toString('latin1'))).size)
})
