import { createHmac, timingSafeEqual } from 'node:crypto'

/** That something changed in an administration, and not what. */
export interface ExactNotice {
  readonly topic: string
  readonly clientId: string
  readonly division: number
}

const start = Buffer.from('{"Content":')
const middle = Buffer.from(',"HashCode":"')
const end = Buffer.from('"}')
const hashLength = 64

/**
 * What stands in a message that was signed with one of these secrets; null: nobody who knows one wrote it. The
 * signature is over the bytes of the content as they came, before anything is made of them.
 */
export function signedContent(message: Buffer, secrets: readonly string[]): Buffer | null {
  const at = message.length - middle.length - hashLength - end.length
  if (at <= start.length) return null
  const content = message.subarray(start.length, at)
  const told = message.subarray(at + middle.length, at + middle.length + hashLength)
  const isMessage =
    message.subarray(0, start.length).equals(start) &&
    message.subarray(at, at + middle.length).equals(middle) &&
    message.subarray(-end.length).equals(end)
  const isSigned = secrets.map((secret) => {
    const hash = createHmac('sha256', secret).update(content).digest('hex').toUpperCase()
    return timingSafeEqual(Buffer.from(hash), told)
  })
  return isMessage && isSigned.includes(true) ? content : null
}

/** Null: it says nothing that is understood here. */
export function noticeIn(content: Buffer): ExactNotice | null {
  let said: unknown
  try {
    said = JSON.parse(content.toString())
  } catch {
    return null
  }
  if (typeof said !== 'object' || said === null) return null
  const { Topic: topic, ClientId: clientId, Division: division }: Partial<Record<string, unknown>> = { ...said }
  if (typeof topic !== 'string' || typeof clientId !== 'string' || !Number.isSafeInteger(Number(division))) return null
  return { topic, clientId: plainId(clientId), division: Number(division) }
}

/** An id may come in braces, and in either case. */
const plainId = (id: string): string => id.replace(/^\{/, '').replace(/\}$/, '').toLowerCase()
