import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPythonMails } from '../../../testing/mailbox/find-python-mails.ts'
import { readFolder } from './testing/read-folder.ts'

test('the mails that Python tests its reader with all come through, each once, and none is left behind', async () => {
  const folder = findPythonMails() ?? ''
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => ({ name: name.replace('.txt', '.eml'), raw: readFileSync(join(folder, name)) }))
  expect(mails.length).toBeGreaterThan(40)
  const { reading, warnings, stored, left } = await readFolder(mails)
  expect(reading).toMatchObject({ problem: null, result: { failed: 0, fetched: mails.length } })
  expect(warnings).toEqual([])
  expect(left).toEqual([])
  expect(stored).toBe(new Set(mails.map(({ raw }) => raw.toString('latin1'))).size)
})
