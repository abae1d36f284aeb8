import { cutText } from '@staffel/shared-api/rules'
import { findOwnWords } from '../text/find-own-words.ts'
import { plainToLines } from '../text/plain-to-lines.ts'

const longestText = 200_000
const mostLines = 14
const longestLine = 200

/**
 * The last lines that the writer wrote, where a signature stands: behind the closing phrase if there is one, and the
 * `--` line left out. Of a forwarded mail they are those of the one that it forwards.
 */
export function signatureLines(text: string, subject: string): string[] {
  const { lines } = plainToLines(text.slice(0, longestText))
  const { history, afterClosing } = findOwnWords(lines, subject)
  const quoted = new Set(history)
  const own = lines.filter((line) => !quoted.has(line) && line.text !== '')
  const end = afterClosing.findLast(({ text: words }) => words !== '')
  const closed = afterClosing.filter((line) => line.text !== '')
  const before = end ? own.indexOf(end) + 1 : own.length
  // Behind `--` stands more of the same signature.
  const found = closed.length > 0 ? [...closed, ...own.slice(before)] : own.slice(-mostLines)
  return found
    .slice(0, mostLines)
    .map((line) => cutText(line.text, longestLine).replace(/[*_]/g, '').trim())
    .filter((line) => line !== '' && line !== '--')
}
