import { simpleParser, type ParsedMail } from 'mailparser'
import { mendHtml } from '../body/html/mend-html.ts'
import { limits } from '../limits.ts'
import { headersOf } from './headers-of.ts'
import { leanHead } from './lean-head.ts'
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
    return { mail: mended(await inItsCharset(leanHead(raw))), problem: null }
  } catch (error) {
    return { mail: await headersOf(raw), problem: problemOf(error) }
  }
}

function problemOf(error: unknown): ReadProblem {
  if (!(error instanceof Error && 'code' in error && error.code === 'EMAXLEN')) return 'MAIL_MALFORMED'
  return error.message.includes('header') ? 'HEADERS_TOO_LARGE' : 'TOO_MANY_PARTS'
}

const mended = (mail: ParsedMail): ParsedMail => ({
  ...mail,
  html: mail.html && mendHtml(mail.html.slice(0, limits.html), limits.htmlDepth) + mail.html.slice(limits.html),
})

/** A mail that names one charset and is in another is read as what it holds. Its files stay as they are. */
async function inItsCharset(raw: Buffer): Promise<ParsedMail> {
  const mail = await simpleParser(raw, parserOptions)
  const repaired = isGarbled(mail) ? (asWindows(raw) ?? asDeclared(raw)) : null
  const other = repaired ? await simpleParser(repaired, parserOptions) : mail
  return isGarbled(other) ? mail : { ...other, attachments: mail.attachments }
}

const isGarbled = ({ text = '', html, subject = '' }: ParsedMail): boolean =>
  [text, html || '', subject].some((part) => part.includes('�'))
