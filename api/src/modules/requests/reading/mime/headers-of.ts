import { simpleParser, type Headers, type ParsedMail } from 'mailparser'
import { leanHead } from './lean-head.ts'
import { parserOptions } from './parser-options.ts'

const most = 524_288

/** The headers alone of a mail, of which nothing else can be read. */
export async function headersOf(raw: Buffer): Promise<ParsedMail> {
  const [, head = ''] = /^([\s\S]*?)(?:\r?\n\r?\n|$)/.exec(leanHead(raw).subarray(0, most).toString('latin1')) ?? []
  const known = head.replace(/(?<![^\n])content-[^\n]*\n(?:[ \t][^\n]*\n)*/gi, '')
  try {
    return await simpleParser(Buffer.from(`${known}\r\n\r\n`, 'latin1'), parserOptions)
  } catch {
    const headers: Headers = new Map()
    return { attachments: [], headers, headerLines: [], html: false }
  }
}
