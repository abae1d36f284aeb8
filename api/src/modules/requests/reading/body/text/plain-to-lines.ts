import type { MailLine, MailText } from './mail-line.types.ts'

const bullet = /^(?:[-*•·–—►▪■●○◦‣+✓>»o]|[0-9]{1,3}[.)]|[a-z][.)]|\(\d{1,2}\))[ \t]+(?=\S)/

/** Lines of a plain text, as they are. */
export function plainToLines(raw: string): MailText {
  const text = raw
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u2007\u2009\u202f]/g, ' ')
    .replace(/[\u200b\ufeff\u00ad]/g, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd()
  const lines: MailLine[] = []
  let at = 0
  for (const line of text.split('\n')) {
    lines.push(plainLine(line, at))
    at += line.length + 1
  }
  return { text, lines, wrapped: true }
}

function plainLine(line: string, at: number): MailLine {
  const [marks = ''] = /^(?: ?>)+/.exec(line) ?? []
  const rest = line.slice(marks.length)
  const indent = rest.length - rest.trimStart().length
  const start = at + marks.length + indent
  const text = rest.trim()
  return {
    start,
    end: start + text.length,
    text,
    quote: marks.replaceAll(' ', '').length,
    depth: Math.floor((indent - (marks === '' ? 0 : Math.min(indent, 1))) / 2),
    bullet: bullet.test(text),
    heading: false,
    cells: null,
    table: null,
    signature: false,
  }
}
