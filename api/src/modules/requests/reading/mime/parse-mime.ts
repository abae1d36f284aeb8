import { simpleParser, type ParsedMail } from 'mailparser'
import { headersOf } from './headers-of.ts'
import { parserOptions } from './parser-options.ts'
import type { ReadProblem } from '../read-mail.types.ts'
import { asDeclared, asWindows } from './repaired-charset.ts'

export interface ParsedMime {
  readonly mail: ParsedMail
  readonly problem: ReadProblem | null
}

/** Takes a mail apart. Of one that cannot be, its headers are still read. */
export async function parseMime(raw: Buffer): Promise<ParsedMime> {
  try {
    return { mail: await inItsCharset(raw), problem: null }
  } catch (error) {
    const tooMany = error instanceof Error && 'code' in error && error.code === 'EMAXLEN'
    return { mail: await headersOf(raw), problem: tooMany ? 'TOO_MANY_PARTS' : 'MAIL_MALFORMED' }
  }
}

/** A mail that names one charset and is in another is read as what it holds. Its files stay as they are. */
async function inItsCharset(raw: Buffer): Promise<ParsedMail> {
  const mail = await simpleParser(raw, parserOptions)
  const repaired = isGarbled(mail) ? asWindows(raw) ?? asDeclared(raw) : null
  const other = repaired ? await simpleParser(repaired, parserOptions) : mail
  return isGarbled(other) ? mail : { ...other, attachments: mail.attachments }
}

const isGarbled = ({ text = '', html, subject = '' }: ParsedMail): boolean => [text, html || '', subject].some((part) => part.includes('�'))
