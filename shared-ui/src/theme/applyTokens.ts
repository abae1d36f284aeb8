import { tokens } from './tokens.ts'

/**
 * Writes the tokens on the document as `--sf-*`. By script, because a strict content policy refuses style attributes in
 * HTML.
 */
export function applyTokens(root: HTMLElement): void {
  for (const [name, value] of Object.entries(tokens)) root.style.setProperty(variableName(name), value)
}

function variableName(token: string): string {
  return `--sf-${token.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`
}
