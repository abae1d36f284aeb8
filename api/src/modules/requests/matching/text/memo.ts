/** Remembers what came of an argument, up to so many of them; then it starts over. */
export function memo<Result>(work: (text: string) => Result, most: number): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const result = work(text)
    if (known.size >= most) known.clear()
    known.set(text, result)
    return result
  }
}
