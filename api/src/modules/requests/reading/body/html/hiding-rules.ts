import { declarations } from './visibility.ts'

const hides =
  /^(?:display|visibility|font-size|opacity|mso-hide|overflow|max-height|height|width|max-width|color|background|background-color|text-decoration|left|top|text-indent)$/

/**
 * Rules of the mail's own style sheets that may hide text, by class (`.a`) and id (`#a`). Rules for print or small
 * screens do not count.
 */
export function hidingRules(css: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const rules = new Map<string, Map<string, string>>()
  for (const { selector, body } of rulesOf(css.slice(0, 200_000))) {
    const found = [...declarations(body)].filter(([property]) => hides.test(property))
    if (found.length === 0) continue
    for (const part of selector.split(',')) {
      const name = /^[a-z]{0,10}([.#][\w-]{1,60})$/i.exec(part.trim())?.[1]
      if (name !== undefined) rules.set(name, new Map([...(rules.get(name) ?? []), ...found]))
    }
  }
  return rules
}

/** Top-level rules only: whatever is inside an at-rule has another depth. */
function* rulesOf(css: string): Generator<{ readonly selector: string; readonly body: string }> {
  let depth = 0
  let start = 0
  let selector = ''
  for (let at = 0; at < css.length; at += 1) {
    const character = css[at]
    if (character === '{') {
      depth += 1
      if (depth === 1)
        [selector, start] = [
          css
            .slice(start, at)
            .replace(/<!--|-->/g, '')
            .trim(),
          at + 1,
        ]
    } else if (character === '}') {
      if (depth === 1 && !selector.startsWith('@')) yield { selector, body: css.slice(start, at) }
      if (depth <= 1) start = at + 1
      depth = Math.max(0, depth - 1)
    }
  }
}
