import type { MailLine } from '../body/text/mail-line.types.ts'

const marker =
  /^(?:[-*•·–—►▪■●○◦‣+✓>»o]\s+|\(?\d{1,3}[.)]\s+|[a-z][.)]\s+|(?:pos(?:itie)?|regel|item|post|line)\.?\s*\d{1,4}(?:\.\d{1,3}){0,3}\s*[.:)|-]?\s+|#\d{1,3}\s+)/i
const numbered =
  /^\d{1,3}(?:\.\d{1,3}){0,2}(?:\s*[-–:|])?\s+(?=\d[\d.,]{0,8}\s?(?:st|stuks?|stk|x|pcs|platen|lengtes?|dozen|doos|rol|rollen|m2|m1|sheets|boxes)\b)/i
/** `1 500 st`: number one, five hundred of them; or fifteen hundred. */
const grouped = /^[1-9]\d{0,2}\s\d{3}(?![\d.])/
const counted = /^(\d{1,3})(?:\s*[-–:|])?\s+(?=\d)/

/** Where the lines start that count up from one: `1 500 st bout`, `2 200 st moer`. What starts them is no quantity. */
export function countedLines(lines: readonly MailLine[]): ReadonlySet<number> {
  const listed = new Set<number>()
  let [count, first] = [0, 0]
  for (const { cells, text, start } of lines) {
    if (cells !== null || !/^\d/.test(text)) continue
    const number = Number(counted.exec(text)?.[1] ?? 0)
    if (number !== count + 1) count = 0
    if (number !== count + 1) continue
    count = number
    if (count === 1) first = start
    else listed.add(first).add(start)
  }
  return listed
}

/** How much of a line is a bullet or the number that a list gives it; `listed` where the lines count up. */
export function lead(text: string, listed: boolean): number {
  let at = 0
  for (let times = 0; times < 3; times += 1) {
    const rest = text.slice(at)
    const number = grouped.test(rest) ? (listed && at === 0 ? counted : undefined) : numbered
    const found = (marker.exec(rest) ?? number?.exec(rest))?.[0]
    if (found === undefined) break
    at += found.length
  }
  return at
}
