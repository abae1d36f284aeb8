import type { Paragraph } from './text.types.ts'

/** Text as people type it: every line break is kept, but of several empty lines one. */
export function plainParagraphs(text: string): Paragraph[] {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/(?<![ \t])[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  if (lines === '') return []
  return lines
    .split('\n')
    .map((line) => (line.trim() === '' ? { runs: [] } : { runs: [{ text: line.trim() }], joined: true }))
}
