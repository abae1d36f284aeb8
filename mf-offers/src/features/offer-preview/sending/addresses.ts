/** Within angle brackets, behind a name: what a mail program copies. */
const bracketed = /<([^<>]{1,320})>/

/** Enough to see a slip of the keyboard; whether it exists is for the mail server. */
export function isAddress(text: string): boolean {
  const at = text.indexOf('@')
  const domain = text.slice(at + 1)
  const name = text.slice(0, at)
  if (at < 1 || /[\s<>"(),;:@[\]]/.test(name + domain)) return false
  return domain.split('.').length > 1 && domain.split('.').every((part) => /^[\p{L}\p{N}-]+$/u.test(part))
}

/** What stands in a line of addresses, however it came there: typed, or copied with names and brackets; each once. */
export function addressesIn(entries: readonly string[]): string[] {
  const hasBrackets = entries.some((entry) => bracketed.test(entry))
  const found = entries
    .flatMap((entry) => entry.split(/[,;\n\r\t]/))
    .map((entry) => (bracketed.exec(entry)?.[1] ?? entry).trim())
    // A name before its address in brackets is no address.
    .filter((entry) => entry !== '' && (!hasBrackets || entry.includes('@')))
  return found.filter(
    (entry, index) => found.findIndex((other) => other.toLowerCase() === entry.toLowerCase()) === index,
  )
}
