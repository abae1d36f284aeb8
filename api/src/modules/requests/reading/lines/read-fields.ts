import type { DraftLine } from './draft-line.types.ts'
import { roleOf } from '../body/tables/find-columns.ts'
import { quantityOf } from '../body/tables/quantity-of.ts'
import type { MailLine } from '../body/text/mail-line.types.ts'
import { collapse } from '../words/collapse.ts'

interface Field {
  readonly line: MailLine
  readonly role: ReturnType<typeof roleOf>
  readonly value: string
}

/**
 * A form that writes an article as fields, one a line: `Product: OSB 18 mm`, `Aantal: 20`. Null when the line starts
 * none.
 */
export function readFields(
  lines: readonly MailLine[],
  index: number,
): { readonly drafts: readonly DraftLine[]; readonly next: number } | null {
  const fields: Field[] = []
  let at = index
  for (; at < lines.length; at += 1) {
    const line = lines[at]
    const field = line ? fieldOf(line) : null
    if (
      !field ||
      (fields.length > 0 && field.role !== null && fields.some(({ role }) => role === field.role && role !== 'size'))
    )
      break
    fields.push(field)
  }
  const described = fields.filter(
    ({ role, value }) => (role === 'goods' || role === 'size' || role === 'code') && value !== '',
  )
  const counted = fields.find(({ role }) => role === 'quantity')
  const first = fields[0]
  const last = fields.at(-1)
  const quantity = counted ? quantityOf({ text: counted.value, start: 0, end: 0 }) : null
  if (!first || !last || !quantity || !described.some(({ role }) => role === 'goods' || role === 'code')) return null
  const unit = fields.find(({ role }) => role === 'unit')?.value ?? quantity.unit
  return {
    next: at,
    drafts: [
      {
        searchLine: collapse(described.map(({ value }) => value).join(' ')),
        quantity: quantity.value,
        quantityAssumed: false,
        unit,
        confidence: 'high',
        start: first.line.start,
        end: last.line.end,
      },
    ],
  }
}

function fieldOf(line: MailLine): Field | null {
  const [, name = '', value = ''] = /^[-*•]?\s*(\p{L}[\p{L}\s./()#-]{0,40}):\s(.*)$/su.exec(line.text) ?? []
  const role = value.trim() === '' ? null : roleOf(name.trim(), true)
  return role === null ? null : { line, role, value: value.trim() }
}
