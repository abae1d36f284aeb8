// One token: a line comment, a (flat) block comment, a quoted text, a quoted name, a dollar-quoted body, or one
// character. What is not closed goes on to the end.
const token =
  /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'(?:[^']|'')*(?:'|$)|"(?:[^"]|"")*(?:"|$)|(\$[A-Za-z_0-9]*\$)[\s\S]*?(?:\1|$)|[\s\S]/g

/** The statements of a migration file. A `;` inside quotes, comments or a `$$` body does not end one. */
export function splitStatements(file: string): string[] {
  const statements: string[] = []
  let current = ''
  for (const [part] of file.matchAll(token)) {
    if (part.startsWith('--') || part.startsWith('/*')) continue
    if (part === ';') {
      statements.push(current.trim())
      current = ''
    } else current += part
  }
  return [...statements, current.trim()].filter(Boolean)
}
