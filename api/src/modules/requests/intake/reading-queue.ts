import type { UnreadMail } from '../mailbox/mail-source.ts'

/** A mail that took this long is one that is hard to read. */
const longMs = 2_500
/** What the hard mails may take of one reading in all; the rest of them waits, unread, for the next one. */
const lateMs = 60_000
const headBytes = 65_536

export interface ReadingQueue {
  of(unread: readonly UnreadMail[]): Iterable<UnreadMail>
  /** Whether the mail was put behind all others. */
  puts(mail: UnreadMail, raw: Buffer): boolean
  took(raw: Buffer, ms: number): void
}

/**
 * The order in which mails are read: as they came, but once a mail of a sender took long, the others of that sender
 * come after everybody else's.
 */
export function readingQueue(now: () => number = () => performance.now()): ReadingQueue {
  const slow = new Set<string>()
  const late: UnreadMail[] = []
  let isLate = false
  return {
    *of(unread) {
      yield* unread
      isLate = true
      const end = now() + lateMs
      for (const mail of late) {
        if (now() > end) return
        yield mail
      }
    },
    puts(mail, raw) {
      if (isLate || !slow.has(senderOf(raw))) return false
      late.push(mail)
      return true
    },
    took: (raw, ms) => void (ms >= longMs && slow.add(senderOf(raw))),
  }
}

/** The address in the head, as it stands there; the same for all that name none. */
function senderOf(raw: Buffer): string {
  const line = /^from:([^\n]{0,1000})/im.exec(raw.toString('latin1', 0, headBytes))?.[1]?.toLowerCase() ?? ''
  return line
    .slice(line.lastIndexOf('<') + 1)
    .replace('>', '')
    .trim()
}
