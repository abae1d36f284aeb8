import type { Parser } from 'htmlparser2'

const part = 8192

/**
 * Gives a parser its input bit by bit, so that it can be left when the rest is not wanted: its own cost grows with the
 * depth.
 */
export function writeInParts(parser: Parser, html: string, enough: () => boolean): void {
  for (let at = 0; at < html.length && !enough(); at += part) parser.write(html.slice(at, at + part))
  parser.end()
}
