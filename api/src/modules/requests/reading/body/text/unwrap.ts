import { largest } from '../../lines/extremes.ts'
import { words } from '../../words/words.ts'
import type { MailLine } from './mail-line.types.ts'

const startsItem =
  /^(?:[-*•·–—►▪■●○◦‣+]|\d{1,3}[.)])\s|^\d[\d.,]*\s?(?:x\s|st\b|stuks?\b|stk\b|pcs\b|pieces\b|platen\b|doos|dozen\b|rol|lengtes?\b|sheets?\b|box|m2\b|m1\b)/i
const dangles =
  /(?:[,(&+/-]|\s(?:en|and|van|of|de|het|een|the|a|voor|for|met|with|à|per|in|op|on|at|to|te|om|tot|from|\d+|hundred|honderd))$/i

/** Two lines of a list that start with how many. */
const counted = /^\d[\d.,]*\s?\p{L}/u

/** `ook nog 2 emmers`, `een stuk of 6`: a quantity whose goods stand on the next line. */
const openQuantity = new RegExp(
  `(?:^|[.,;] ?|\\s)(?:en|ook|nog|plus|and|also|erbij)\\s(?:een |a )?(?:\\d{1,5}|stuk of \\d{1,4})(?: (?:${[...words.packs].join('|')}))?$`,
  'i',
)

const columns = /\S(?: {3,}|\t)\S|;[^;]*;/

/**
 * Puts a paragraph together again that a mail program broke into lines: the next line's first word would not have
 * fitted on the line. The text keeps its length, so offsets stay true. Where no program breaks lines (HTML), only one
 * that ends in the middle of a phrase goes on.
 */
export function unwrap(lines: readonly MailLine[], text: string, wrapped: boolean): MailLine[] {
  const widths = lines
    .filter(({ cells }) => cells === null)
    .map((line) => line.text.length)
    .filter((width) => width <= 100)
  const width = largest(widths, 60)
  const result: MailLine[] = []
  let open: MailLine | null = null
  for (const line of lines) {
    const last: MailLine | undefined = result.at(-1)
    if (open && last && goesOn(open, line, width, wrapped)) result[result.length - 1] = joined(last, line, text)
    else result.push(line)
    open = line
  }
  return result
}

function goesOn(line: MailLine, next: MailLine, width: number, wrapped: boolean): boolean {
  if (
    line.text === '' ||
    next.text === '' ||
    line.cells ||
    next.cells ||
    !/\p{L}/u.test(line.text) ||
    /^\|/.test(next.text) ||
    columns.test(line.text) ||
    columns.test(next.text) ||
    next.bullet ||
    line.quote !== next.quote ||
    next.start <= line.end ||
    /[:;]$/.test(line.text)
  )
    return false
  if (/^[\p{L} ]{1,30}: ?\d/u.test(next.text) || (counted.test(line.text) && counted.test(next.text))) return false
  if (wrapped && openQuantity.test(line.text) && /^\p{Ll}/u.test(next.text)) return true
  const [word = ''] = next.text.split(/\s/, 1)
  const full = line.text.length + 1 + word.length > Math.min(width, 78) && line.text.length >= 55
  if (!full || /\.{3,}/.test(line.text)) return false
  if (dangles.test(line.text) && !startsItem.test(line.text)) return true
  if (!wrapped || startsItem.test(next.text) || line.text.includes('|')) return false
  if (/[.?!]$/.test(line.text)) return false
  return /^[\p{Ll}(\d"'€]/u.test(next.text) || dangles.test(line.text) || !/\d\s?(?:\p{L}{1,8}\.?)?$/u.test(line.text)
}

function joined(one: MailLine, other: MailLine, text: string): MailLine {
  const whole = text.slice(one.start, other.end).replace(/\n(?:[ \t]?>)*/g, (gap) => ' '.repeat(gap.length))
  return { ...one, end: other.end, text: whole }
}
