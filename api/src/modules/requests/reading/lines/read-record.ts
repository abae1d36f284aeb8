import type { DraftLine } from './draft-line.types.ts'
import { roleOf } from '../body/tables/find-columns.ts'
import { quantityOf } from '../body/tables/quantity-of.ts'
import type { MailLine } from '../body/text/mail-line.types.ts'
import { collapse } from '../words/collapse.ts'

const parting = /(?<!\s)\s*[|;\t]\s*|\s{2,}|,\s*(?=[\p{L}_.]{2,20} ?[=:])|\s(?=[\p{L}_.]{2,20} ?=)/u

/**
 * A line that a system writes as named values: `qty=40 | sku=MDF-12 | MDF 12 mm`. What has no name describes the goods.
 * Null when it is none.
 */
export function readRecord(line: MailLine, english: boolean): DraftLine | null {
  if (line.text.length > 400 || !/[=:]/.test(line.text)) return null
  const values = line.text
    .split(parting)
    .map(valueOf)
    .filter(({ value }) => value !== '')
  const counted = values.find(({ role }) => role === 'quantity')
  const quantity = counted ? quantityOf({ text: counted.value, start: 0, end: 0 }, english) : null
  const goods = values.filter(
    ({ role, isNamed, value }) =>
      (isNamed ? role === 'goods' || role === 'code' || role === 'size' : /\p{L}/u.test(value)) ||
      (role === 'position' && /\p{L}{3}/u.test(value)),
  )
  const isRecord =
    values.filter(({ role }) => role !== null).length >= 2 &&
    goods.some(({ role, value }) => role !== 'size' && /\p{L}{2}/u.test(value))
  if (!quantity || !isRecord) return null
  return {
    searchLine: collapse(goods.map(({ value }) => value).join(' ')),
    quantity: quantity.value,
    quantityAssumed: false,
    unit: values.find(({ role }) => role === 'unit')?.value ?? quantity.unit,
    confidence: 'high',
    start: line.start,
    end: line.end,
  }
}

function valueOf(part: string): {
  readonly role: ReturnType<typeof roleOf>
  readonly isNamed: boolean
  readonly value: string
} {
  const [, name = '', value = part] =
    /^(?:[-*•]|\d{1,3}[.)])?\s*(\p{L}[\p{L}_. #]{0,20}?)\s?[=:](.*)$/su.exec(part) ?? []
  return {
    role: name === '' ? null : roleOf(name.replaceAll('_', ' '), true),
    isNamed: name !== '',
    value: value.trim().replace(/^["'](.*)["']$/, '$1'),
  }
}
