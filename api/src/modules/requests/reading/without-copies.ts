import { fold } from './words/fold.ts'
import type { RequestedLine } from './read-mail.types.ts'

/**
 * The same list as PDF and spreadsheet, or in the body and attached, is one list: a file whose every line was read
 * before is left out.
 */
export function withoutCopies(lines: readonly RequestedLine[]): RequestedLine[] {
  const groups = Map.groupBy(lines, ({ source }) => (source.part === 'text' ? -1 : source.attachmentIndex))
  const kept: RequestedLine[][] = []
  for (const group of groups.values()) {
    const copied = kept.some((other) => other.length >= group.length && isCopy(group, other))
    if (!copied) kept.push(group)
  }
  return kept.flat()
}

function isCopy(group: readonly RequestedLine[], other: readonly RequestedLine[]): boolean {
  const known = new Set(other.map(keyOf))
  return group.every((line) => known.has(keyOf(line)))
}

const keyOf = ({ quantity, searchLine }: RequestedLine): string =>
  `${quantity} ${fold(searchLine)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => /\d/.test(word) || word.length > 3)
    .sort()
    .join(' ')}`
