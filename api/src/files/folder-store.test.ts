import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderStore } from './folder-store.ts'
import { isStorageFull } from './is-storage-full.ts'
import { writeNewFile } from '../system/write-new-file.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'staffel-store-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const filesIn = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

test('a file that does not fit leaves nothing behind, and the next one that fits is stored', async () => {
  let room = 10
  const store = folderStore(folder, async (path, bytes) => {
    await writeFile(path, bytes.subarray(0, room))
    if (bytes.length > room) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  })
  await expect(store.put('attachments', Buffer.alloc(100), 'pdf')).rejects.toMatchObject({ code: 'ENOSPC' })
  await expect(store.putOnce('mail/1/abc.eml', Buffer.alloc(100))).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(filesIn(folder)).toEqual([])
  room = 100
  await store.putOnce('mail/1/abc.eml', Buffer.alloc(100))
  expect(filesIn(folder)).toEqual(['abc.eml'])
})

/** A file system of 256 KB; null where this user may not have one. */
function smallDisk(): (() => void) | null {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder], { stdio: 'ignore' })
    return () => void execFileSync('umount', [folder])
  } catch {
    return null
  }
}

test('so it is on a disk that is really full, where one can be had', async () => {
  const release = smallDisk()
  if (!release) return
  try {
    const store = folderStore(folder)
    const refused = await store.put('attachments', Buffer.alloc(400_000), 'pdf').catch((error: unknown) => error)
    expect(isStorageFull(refused)).toBe(true)
    expect(filesIn(folder)).toEqual([])
    expect(filesIn(folder)).not.toContain(await store.put('attachments', Buffer.alloc(100_000), 'pdf'))
    writeFileSync(join(folder, 'rest'), Buffer.alloc(90_000))
    expect(() => writeNewFile(join(folder, 'mailbox.key'), Buffer.alloc(200_000), 0o600)).toThrow('ENOSPC')
    expect(filesIn(folder)).toHaveLength(2)
  } finally {
    release()
  }
})
