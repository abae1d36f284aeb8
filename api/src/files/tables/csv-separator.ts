/** The separator that a CSV text names in its first line, else the one that parts the most lines alike. */
export function csvSeparator(text: string): string {
  const told = /^sep=(.)\r?\n/.exec(text)?.[1]
  if (told !== undefined) return told
  const lines = text
    .slice(0, 20_000)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20)
  const score = (separator: string): number => {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, '').split(separator).length - 1)
    const common = Math.max(0, ...counts)
    return common === 0 ? 0 : counts.filter((count) => count === common).length * 10 + common
  }
  return [';', '\t', ',', '|'].reduce((best, separator) => (score(separator) > score(best) ? separator : best), ';')
}
