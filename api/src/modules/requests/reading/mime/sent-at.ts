import type { ParsedMail } from 'mailparser'

/** Characters that a line of a header may have. */
const longest = 998

/** When a mail was sent. The parser makes "now" of a date that it cannot read, so the header is looked at once more. */
export function sentAt(mail: ParsedMail): Date | null {
  const line = mail.headerLines.find(({ key }) => key === 'date')?.line.slice(0, longest) ?? ''
  const written = line
    .slice(line.indexOf(':') + 1)
    .replace(/\([^()]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return mail.date === undefined || Number.isNaN(Date.parse(written)) ? null : mail.date
}
