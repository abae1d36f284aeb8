import { mkdir, open, readdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../../../system/error-code.ts'
import { MailboxFailure, rawMailLimit, type MailSource, type UnreadMail } from './mail-source.ts'

/** What follows a colon are the flags of a mail. Windows allows no colon in a name. */
const flagMark = process.platform === 'win32' ? ';2,' : ':2,'

/**
 * A folder with `tmp`, `new` and `cur`. A delivery writes into `tmp` and moves into `new`; what was read moves on to
 * `cur`.
 */
export async function maildirSource(folder: string): Promise<MailSource> {
  await Promise.all(
    ['tmp', 'new', 'cur'].map((part) => mkdir(join(folder, part), { recursive: true, mode: 0o750 })),
  ).catch(failed)
  const inNew = ({ name }: UnreadMail): string => join(folder, 'new', name)
  return {
    mailbox: 'maildir',
    uidValidity: null,
    unread: () => mailsIn(join(folder, 'new')).catch(failed),
    read: (mail) => readFileStart(inNew(mail)).catch(nullWhenGone),
    async markRead(mail) {
      const [plain] = mail.name.split(flagMark)
      await rename(inNew(mail), join(folder, 'cur', `${plain}${flagMark}S`)).catch(nullWhenGone)
    },
    close: () => Promise.resolve(),
  }
}

/** Whether there is such a mailbox; looking does not make one. */
export async function maildirExists(folder: string): Promise<boolean> {
  const found = await stat(join(folder, 'new')).catch(nullWhenGone)
  return found?.isDirectory() ?? false
}

export async function countUnreadFiles(folder: string): Promise<number> {
  return (await mailsIn(join(folder, 'new')).catch(failed)).length
}

async function mailsIn(folder: string): Promise<UnreadMail[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
  const dated = await Promise.all(
    files.map(async ({ name }) => ({ name, at: (await stat(join(folder, name)).catch(nullWhenGone))?.mtimeMs ?? 0 })),
  )
  return dated.toSorted((a, b) => a.at - b.at || (a.name < b.name ? -1 : 1)).map(({ name }) => ({ uid: null, name }))
}

async function readFileStart(path: string): Promise<{ raw: Buffer; arrivedAt: Date }> {
  const file = await open(path, 'r')
  try {
    const { size, mtime } = await file.stat()
    const raw = Buffer.alloc(Math.min(size, rawMailLimit))
    let filled = 0
    for (let read = -1; read !== 0 && filled < raw.length; filled += read)
      ({ bytesRead: read } = await file.read(raw, filled, raw.length - filled, filled))
    return { raw: raw.subarray(0, filled), arrivedAt: mtime }
  } finally {
    await file.close()
  }
}

/** Another reader, or a person, took it away. */
function nullWhenGone(error: unknown): null {
  if (errorCode(error) === 'ENOENT') return null
  return failed(error)
}

function failed(error: unknown): never {
  throw new MailboxFailure(errorCode(error) === 'ENOENT' ? 'no_folder' : 'failed', error)
}
